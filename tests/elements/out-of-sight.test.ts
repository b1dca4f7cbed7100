/**
 * An element that is not rendered, in a tab that is not chosen, or in a route that a framework keeps, rests: it asks for nothing,
 * and raises no toast, until it is seen again.
 */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallName } from '../../server/api/calls'
import { fail } from '../../server/api/intercept'
import { signOut } from '../../src/core/index'
import { configure, defineElements } from '../../src/elements/index'
import { sampleOf } from '../trials'
import { record, show, signInAs, stage, toasts, until } from './page'
import { becomes, inside, loses, reads, textOf } from './person'
import { count, rules } from './server'

beforeEach(async () => {
  await defineElements()
  configure({ live: false, pollSeconds: { ticket: 0.02, notifications: 0.02 } })
  await signInAs()
})
afterAll(() => configure({ live: undefined, pollSeconds: undefined }))

const ticket = '<cp-ticket ticket-id="TKT-M4XQ72PD"></cp-ticket>'
/** Long enough for several polls. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 150))

/** Waits until two more polls were made. */
async function asks(call: CallName = 'ticket'): Promise<void> {
  const before = count(call)
  await until(() => expect(count(call)).toBeGreaterThan(before + 1))
}

/** Waits until nothing is asked any more. @throws if it never stops */
async function rests(): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const before = count('ticket')
    await pause()
    if (count('ticket') === before) return
  }
  throw new Error('It goes on asking.')
}

/** An element that is ready, within another one. */
async function open(markup = ticket, text: string | RegExp = 'Tom Brandt') {
  const around = show(`<details open><div>${markup}</div></details>`)
  const [element] = around.querySelectorAll<HTMLElement>('div > *')
  if (!element) throw new Error('There is no element.')
  await reads(element, text)
  return { around, element, box: element.parentElement as HTMLElement } // it stands in the div
}

type Opened = Awaited<ReturnType<typeof open>>
const ways: [string, (opened: Opened) => void, (opened: Opened) => void][] = [
  [
    'by an attribute',
    ({ box }) => box.setAttribute('hidden', ''),
    ({ box }) => box.removeAttribute('hidden'),
  ],
  [
    'by a style around it',
    ({ around }) => around.style.setProperty('display', 'none'),
    ({ around }) => around.removeAttribute('style'),
  ],
  [
    'by a style of its own',
    ({ element }) => element.style.setProperty('display', 'none'),
    ({ element }) => element.removeAttribute('style'),
  ],
  [
    'by details that are closed',
    ({ around }) => around.removeAttribute('open'),
    ({ around }) => around.setAttribute('open', ''),
  ],
  [
    'by content-visibility',
    ({ box }) => box.style.setProperty('content-visibility', 'hidden'),
    ({ box }) => box.removeAttribute('style'),
  ],
]

describe.each(sampleOf(ways, 2))('hidden %s', (_, hide, reveal) => {
  test('it asks for nothing, keeps what it shows, and catches up when it is seen again', async () => {
    const opened = await open()
    await asks()
    hide(opened)
    await rests()
    rules.ticket = fail(500, 'The archive is closed.')
    await pause()
    expect([toasts, textOf(opened.element).includes('Tom Brandt')]).toEqual([[], true])
    delete rules.ticket
    reveal(opened)
    await asks()
  })
})

describe('after another client has signed in', () => {
  test('it has nothing of the former client, and asks for nothing with their ids', async () => {
    const { element, box } = await open()
    const states = record('cp-state-change')
    box.hidden = true
    await rests()
    signOut()
    expect(textOf(element).trim()).toBe('')
    await signInAs('new@example.com')
    await rests()
    expect([toasts, textOf(element).trim()]).toEqual([[], ''])
    expect(states.map(({ detail }) => detail.state).slice(-2)).toEqual(['signed-out', 'loading'])
    box.hidden = false
    await reads(element, 'Ticket not found')
  })

  test('it is drawn again when the host hides the signed-out alone', async () => {
    const style = document.createElement('style')
    style.textContent = 'main:has(:state(signed-out)) > details { display: none }'
    stage.parentElement?.append(style)
    const { element } = await open(`${ticket}<cp-projects></cp-projects>`)
    const beside = element.nextElementSibling
    await reads(beside, 'Website relaunch')
    await becomes(beside, 'ready')
    signOut()
    // The first one that says so hides the other, which is still to be drawn.
    await becomes(element, 'signed-out')
    await loses(beside, 'Website relaunch')
    await signInAs()
    await reads(element, 'Tom Brandt')
    style.remove()
  })
})

test('what is hidden before it has shown anything is ready when it is seen', async () => {
  stage.hidden = true
  const element = show(ticket)
  await reads(element, 'Tom Brandt')
  await rests()
  stage.hidden = false
  await asks()
})

test('<cp-notifications hidden> works on: a host wants its count', async () => {
  const bell = show('cp-notifications hidden')
  await becomes(bell, 'ready')
  await pause()
  await asks('notifications')
})

test('<cp-attention hidden> works on, too', async () => {
  const list = show('cp-attention hidden')
  await becomes(list, 'ready')
  await pause()
  // One that rests takes no attribute.
  list.setAttribute('heading-level', '5')
  await until(() => expect(inside(list).querySelector('h5')).not.toBe(null))
})
