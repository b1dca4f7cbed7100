/** What is drawn is drawn once: an answer draws what shows it, and nothing that stands beside that. */
import './renders'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { configure } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { draw, show, signInAs } from '../../elements/page'
import { reads } from '../../elements/person'
import { calls, serve } from '../../elements/server'
import { renders } from './renders'

/** All that a view may load when it is needed. */
const code = import.meta.glob([
  '../../../src/{core,views}/**/*.{ts,tsx}',
  '!**/*.stories.tsx',
  '!**/messages/**',
])

beforeAll(async () => {
  await page.viewport(1280, 800)
  // On a busy machine, code would come after one answer or after another, and with it another placeholder.
  await Promise.all(Object.values(code).map((load) => load()))
  return defineElements({ only: ['cp-payments', 'cp-dashboard', 'cp-portal'] })
})

/** Signs in, and waits until all is answered that is asked then: stores of the test before may still be there. */
async function signInAtRest(): Promise<void> {
  let underWay = 0
  configure({
    fetch: (...request) => {
      underWay++
      return serve(...request).finally(() => underWay--)
    },
  })
  await signInAs()
  for (let known = 0; underWay > 0 || known < calls.length; await draw()) known = calls.length
}

/** Answers come one after the other, each when all is drawn that the one before it has changed. */
function answerInTurns() {
  const waiting: (() => void)[] = []
  configure({
    async fetch(...request) {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return serve(...request)
    },
  })
  return async () => {
    await draw()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      next()
      await draw()
    }
  }
}

/** The last words of each part of Ada's dashboard to come. */
const dashboard = ['Total Projects12', 'SRV-2070', 'PAY-450211', 'Maya Okafor', 'TKT-H8WK35TN']

test.each([
  // Without rows that keep their columns, links and formats: 214, 2,602 and 2,706.
  ['cp-payments', '', 'Payment History', ['Last twelve months: ', 'PAY-450211'], 156],
  ['cp-dashboard', '', 'Recent Projects', dashboard, 190],
  ['cp-portal', 'routing="memory"', 'Recent Projects', dashboard, 260],
])('<%s %s> draws each part of its content once', async (tag, attributes, heading, words, most) => {
  // Nobody has been here before: there is no line of what is new since then.
  localStorage.clear()
  await signInAtRest()
  // The toast of the sign-in has no element yet to stand beside: none is drawn, once its code is there.
  await import('../../../src/elements/page/toaster')
  await draw()
  const allAnswers = answerInTurns()
  renders.clear()
  const element = show(`<${tag} ${attributes}></${tag}>`)
  // Answers come when what is to show them stands, however long its code takes on a busy machine.
  await reads(element, heading)
  await allAnswers()
  for (const each of words) await reads(element, each)
  await allAnswers()
  const counts = Array.from(renders).toSorted(([, one], [, other]) => other - one)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  expect(total).toBeGreaterThan(0)
  expect(total, counts.map(([name, count]) => `${count} ${name}`).join(', ')).toBeLessThanOrEqual(most)
})
