/** Which element makes which calls: the table of docs/server/start.md, held by showing each element and acting in it. */
import './defined'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CallName } from '../../server/api/calls'
import { fail } from '../../server/api/intercept'
import { signOut } from '../../src/core/index'
import { type Tag, tags } from '../../src/elements/elements'
import { elementCalls } from '../../src/elements/reference/calls'
import { showView } from './every-view'
import { type Form, fillIn, forms } from './forms'
import { draw, show, signInAs, stage, until } from './page'
import { fill, find, press, textOf } from './person'
import { calls, count, respond, rules } from './server'
import { casesFrom } from './stand-ins'

/** The page asks for events, whatever its elements. To load a file is no call. */
const made = () => [...new Set(calls)].filter((call) => call && call !== 'events').toSorted()

/** Signs in on a page with an element, as soon as nothing is asked for that the test before has left. */
async function enter() {
  show('cp-avatar')
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
    showView(tag)
    const expected = [...elementCalls[tag].shown].toSorted()
    await until(() => expect(made()).toEqual(expected))
    // Nothing more comes after it, either.
    for (let frame = 0; frame < 10; frame++) await draw()
    expect(made()).toEqual(expected)
  })
})

/** What an update asks for: a press, and another one where the question stands. Where it can't go on record, it is a ticket. */
const approve = async (element: HTMLElement) => {
  rules.approve = fail(501, 'Not implemented')
  await press(element, 'Approve')
  await until(() => expect(textOf(element)).toContain('Approve Home page, version 3?'))
  await press(element, 'Approve')
}

/** What a client does in an element beside sending its forms. */
const acts: Partial<Record<Tag, (element: HTMLElement) => Promise<unknown>>> = {
  'cp-dashboard': approve,
  'cp-attention': approve,
  'cp-project': approve,
  'cp-project-updates': approve,
  'cp-notifications': async (element) => {
    await press(element, /unread/)
    await press(element, 'Dismiss New answer on your ticket')
  },
  'cp-ticket': async (element) => {
    element.setAttribute('ticket-id', 'TKT-Z3GV58LA')
    await until(() => find(element, '[role=radiogroup] input').click())
  },
  'cp-search': (element) => until(() => fill(element, '[role=combobox]', 'relaunch')),
  'cp-account': async (element) => {
    await press(element, /account/i)
    await press(element, 'Log out', '[role=menuitem]')
  },
}

/** The forms of an element. A project has that of its files. */
const formsOf = (tag: Tag) =>
  Object.values(forms).filter(
    (form) => !form.project && form.tag === (tag === 'cp-project' ? 'cp-files' : tag),
  )

async function send(element: HTMLElement, form: Form) {
  if (form.isPublic) signOut()
  await form.open?.(element)
  await fillIn(element, form)
  await press(element, form.button, 'button')
}

test('the table has what every action does', () => {
  const acting = tags.filter((tag) => elementCalls[tag].acted)
  expect(acting).toEqual(tags.filter((tag) => acts[tag] ?? formsOf(tag).length > 0))
})

describe('asks, when a client acts in it, for', () => {
  test.each(tried.filter((tag) => elementCalls[tag].acted))('<%s>', async (tag) => {
    const { shown, acted = [] } = elementCalls[tag]
    await enter()
    const element = showView(tag)
    await until(() => expect(shown.every((call) => count(call) > 0)).toBe(true))
    calls.length = 0
    element.addEventListener('cp-navigate', (event) => event.preventDefault())
    respond({ resetPassword: {} })
    for (const form of formsOf(tag)) await send(element, form)
    await acts[tag]?.(element)
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
