/** Which element makes which calls: the table of docs/server/start.md, held by showing each element and acting in it. */
import './defined'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CallName } from '../../server/api/calls'
import { answer } from '../../server/api/intercept'
import { signOut } from '../../src/core/index'
import { type Tag, tags } from '../../src/elements/elements'
import { elementCalls } from '../../src/elements/reference/calls'
import { draw, show, signInAs, stage, until } from './page'
import { choose, control, fill, inside, press, reads } from './person'
import { calls, count, rules } from './server'
import { casesFrom } from './stand-ins'

/** A project with updates that ask for something, and a ticket that can be answered. */
const samples = ['service-id="project-website-relaunch"', 'ticket-id="TKT-M4XQ72PD"', 'routing="memory"']
/** `<cp-payments>` shows those of all projects, unless it names one. */
const open = (tag: Tag) => show(`<${tag} ${tag === 'cp-payments' ? '' : samples.join(' ')}></${tag}>`)
/** The page asks for events, whatever its elements. */
const made = () =>
  Array.from(new Set(calls))
    .filter((call) => call !== 'events')
    .toSorted()

/** Signs in on a page with an element, as soon as nothing is asked for that the test before has left. */
async function enter() {
  show('<cp-avatar></cp-avatar>')
  const signInAlone = async () => {
    signOut()
    calls.length = 0
    await signInAs()
    await until(() => expect(count('profile')).toBe(1))
    await draw()
    expect(made()).toEqual(['login', 'profile'])
  }
  await vi.waitFor(signInAlone, { interval: 250, timeout: 20_000 })
}

// A store lets go of its data a second after its last view, and of those below it a second later. This is that time.
afterEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stage.replaceChildren()
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
})

const tried = casesFrom('full', tags, (tag) => tag)

describe('asks, when it is shown, for', () => {
  test.each(tried)('<%s>', async (tag) => {
    await enter()
    calls.length = 0
    open(tag)
    const expected = [...elementCalls[tag].shown].toSorted()
    await until(() => expect(made()).toEqual(expected))
    // Nothing more comes after it, either.
    for (let frame = 0; frame < 10; frame++) await draw()
    expect(made()).toEqual(expected)
  })
})

const plan = new File(['The plan'], 'plan.pdf', { type: 'application/pdf' })

async function upload(element: Element) {
  await until(() => expect(inside(element).querySelector('input[type=file]') !== null).toBe(true))
  choose(element, plan)
  await reads(element, 'plan.pdf')
  await press(element, 'Upload', 'button')
}

async function replyToUpdate(element: Element) {
  await press(element, /^Reply to /)
  await until(() => fill(element, 'textarea[placeholder]', 'We approve it.'))
  await press(element, 'Send reply')
}

/** What a client does in an element, one thing after the other. */
const acts: Partial<Record<Tag, readonly ((element: HTMLElement) => Promise<unknown>)[]>> = {
  'cp-login': [
    async (element) => {
      signOut()
      element.addEventListener('cp-navigate', (event) => event.preventDefault())
      await until(() => fill(element, 'input[type=email]', 'client@example.com'))
      fill(element, 'input[name=password]', 'portal-demo')
      control(element, 'Log in', 'button').click()
    },
  ],
  'cp-forgot-password': [
    async (element) => {
      signOut()
      await until(() => fill(element, 'input[type=email]', 'client@example.com'))
      control(element, 'Send Email').click()
    },
  ],
  'cp-reset-password': [
    async (element) => {
      signOut()
      rules.resetPassword = answer({ success: true })
      Object.assign(element, { token: 'from-the-mail', userId: 'client-ada' })
      await until(() => fill(element, 'input', 'correct horse'))
      control(element, 'Update Password').click()
    },
  ],
  'cp-project': [upload, replyToUpdate],
  'cp-project-updates': [replyToUpdate],
  'cp-files': [upload],
  'cp-notifications': [
    async (element) => {
      await press(element, /unread/)
      await press(element, 'Dismiss New answer on your ticket')
    },
  ],
  'cp-raise-ticket': [
    async (element) => {
      element.addEventListener('cp-navigate', (event) => event.preventDefault())
      await until(() => fill(element, 'textarea', 'Where is it?'))
      fill(element, 'input:not([type=file])', 'Invoice')
      control(element, 'Create Ticket').click()
    },
  ],
  'cp-ticket': [
    async (element) => {
      await until(() => fill(element, 'textarea', 'Thank you.'))
      control(element, 'Send reply').click()
    },
  ],
  'cp-account': [
    async (element) => {
      await press(element, /account/i)
      await press(element, 'Log out', '[role=menuitem]')
    },
  ],
}

test('the table has what every action does', () => {
  const acting = tags.filter((tag) => elementCalls[tag].acted)
  expect(acting).toEqual(tags.filter((tag) => acts[tag]))
})

describe('asks, when a client acts in it, for', () => {
  test.each(tried.filter((tag) => acts[tag]))('<%s>', async (tag) => {
    const { shown, acted = [] } = elementCalls[tag]
    await enter()
    const element = open(tag)
    await until(() => expect(shown.every((call) => count(call) > 0)).toBe(true))
    calls.length = 0
    for (const act of acts[tag] ?? []) await act(element)
    await until(() => expect(acted.every((call) => count(call) > 0)).toBe(true))
    await draw()
    // What was changed is asked for again. The test itself signs out where the element is for who is signed out.
    const again: readonly (CallName | undefined)[] = [
      ...shown,
      ...(tag === 'cp-account' ? [] : ['logout' as const]),
    ]
    const reread = tag === 'cp-raise-ticket' || tag === 'cp-ticket' ? ['tickets'] : []
    expect(made().filter((call) => !again.includes(call) && !reread.includes(String(call)))).toEqual(
      [...acted].toSorted(),
    )
  })
})
