/**
 * Every button of every element, found on the page itself, pressed ten times in one task and ten times more while the
 * server has not answered: what a form sends is sent once. So it is by ten times Enter in a field of it.
 */
import './defined'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type CallName, callOf } from '../../server/api/calls'
import { configure, signOut } from '../../src/core/index'
import { type Tag, tags } from '../../src/elements/elements'
import { elementCalls } from '../../src/elements/reference/calls'
import { triesAll } from '../trials'
import { showView } from './every-view'
import { draw, settle, shownRows, signInAs, stage, until } from './page'
import { all, choose, type Field, inside, loaded, typeInto, writable } from './person'
import { serve } from './server'
import { casesFrom } from './stand-ins'

// Where there is little room, the form of a file is folded.
beforeAll(() => page.viewport(1280, 900))

/** What was sent that changes something, and is not answered. */
const sent: string[] = []
const called = new Set<CallName>()
const held: (() => void)[] = []
const hold: typeof fetch = (input, init) => {
  const { pathname } = new URL(String(input))
  const call = callOf(init?.method ?? 'GET', pathname)
  const changes = (init?.method ?? 'GET') !== 'GET' && call !== 'checkSession' && call !== 'servicePayments'
  if (!changes || !call || !isHolding) return serve(input, init)
  sent.push(`${call} ${pathname}`)
  called.add(call)
  return new Promise((resolve) => {
    held.push(() => resolve(Response.json({ success: false, message: 'Not today.' }, { status: 400 })))
  })
}
let isHolding = false

/** Lets the server refuse all that it holds: the forms are as they were. */
async function release() {
  for (const refuse of held.splice(0)) refuse()
  isHolding = false
  await settle()
}
afterEach(release)

const fieldsIn = (element: Element) => all<Field>(element, `form :is(${writable})`)

/** Fills in every field that there is. */
async function fillIn(element: HTMLElement) {
  if (inside(element).querySelector('form input[type=file]')) choose(element)
  await settle()
  for (const field of fieldsIn(element))
    if (field.value === '') typeInto(field, field.type === 'email' ? 'client@example.com' : 'correct horse')
  await draw()
}

/** Shows an element with all its fields filled in, and holds from then on what it sends. */
async function open(tag: Tag, isPublic: boolean): Promise<HTMLElement> {
  await release()
  stage.replaceChildren()
  sent.length = 0
  configure({ fetch: hold })
  if (isPublic) signOut()
  else await signInAs()
  const element = showView(tag)
  element.addEventListener('cp-navigate', (event) => event.preventDefault())
  if (tag === 'cp-reset-password') Object.assign(element, { token: 'from-the-mail' })
  await loaded(element)
  await draw()
  await fillIn(element)
  isHolding = true
  return element
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''
const buttonsIn = (element: Element) =>
  all<HTMLButtonElement>(element, 'button').filter((button) => button.checkVisibility())
/** Whether a button only opens something: pressed twice, it closes it again. */
const opens = (button: Element) =>
  button.hasAttribute('aria-expanded') || button.hasAttribute('aria-haspopup')

/** Presses a button that opens something, and waits for that: the code of a form is loaded when it first opens. */
async function unfold(element: Element, button: HTMLButtonElement) {
  const seen = () =>
    Array.from(inside(element).querySelectorAll('*')).filter((each) => each.checkVisibility()).length
  const before = seen()
  button.click()
  await until(() => expect(seen()).not.toBe(before))
}

/** Presses a button as in a hurry. */
async function hurry(button: HTMLButtonElement) {
  for (let click = 0; click < 10; click++) button.click()
  await settle()
  for (let click = 0; click < 10; click++) {
    button.click()
    await Promise.resolve()
  }
  await settle()
}

/** Their buttons are those of other elements. */
const composed: readonly Tag[] = ['cp-portal', 'cp-dashboard', 'cp-project']
const tried = casesFrom('full', shownRows, ([tag]) => tag).filter(
  ([tag]) => triesAll || !composed.includes(tag),
)
const accesses = tried.map(([tag, { access }]) => [tag, access === 'public' && tag !== 'cp-portal'] as const)

describe('pressed in a hurry, each button sends once, in', () => {
  test.each(accesses)('<%s>', async (tag, isPublic) => {
    const pressed = new Set<string>()
    const next = (element: Element) => buttonsIn(element).find((button) => !pressed.has(nameOf(button)))
    let element = await open(tag, isPublic)
    let isFresh = true
    for (;;) {
      const button = next(element)
      if (!button) {
        // What a button has taken away may have had more buttons.
        if (isFresh) break
        element = await open(tag, isPublic)
        isFresh = true
        continue
      }
      isFresh = false
      const name = nameOf(button)
      const isSubmit = button.type === 'submit' && button.form !== null
      pressed.add(name)
      sent.length = 0
      if (opens(button)) await unfold(element, button)
      else await hurry(button)
      // The code that encrypts a password is loaded first.
      if (isSubmit) await until(() => expect({ name, sent: sent.length }).not.toEqual({ name, sent: 0 }))
      await draw()
      expect({ name, sent: sent.filter((each, index) => sent.indexOf(each) !== index) }).toEqual({
        name,
        sent: [],
      })
      if (isSubmit) {
        expect({ name, sent: sent.length }).toEqual({ name, sent: 1 })
        await release()
        isHolding = true
      }
      // A form that has been opened is filled in before its button is pressed.
      await fillIn(element)
    }
  })

  // Those that stand for all do not send everything.
  if (!triesAll) return
  test('and all that elements can send has been sent', () => {
    const acted = tags
      .flatMap((tag) => elementCalls[tag].acted ?? [])
      // The last is no button's: `tests/views/tickets/rating.test.ts` chooses in a hurry.
      .filter((call) => !['profile', 'logout', 'rateTicket'].includes(call))
    expect(acted.filter((call) => !called.has(call))).toEqual([])
  })
})

const withForms = [
  'cp-login',
  'cp-forgot-password',
  'cp-reset-password',
  'cp-raise-ticket',
  'cp-ticket',
  'cp-files',
] as const

describe('ten times Enter in each field sends once, in', () => {
  test.each(casesFrom('full', withForms, (tag) => tag))('<%s>', async (tag) => {
    const isPublic = accesses.some(([each, is]) => each === tag && is)
    const element = await open(tag, isPublic)
    for (let index = 0; index < fieldsIn(element).length; index++) {
      const field = fieldsIn(element)[index]
      if (!field) continue
      sent.length = 0
      isHolding = true
      field.focus()
      // Enter begins a new line of a longer text.
      const isLong = field instanceof HTMLTextAreaElement
      await userEvent.keyboard(isLong ? `{Control>}${'{Enter}'.repeat(10)}{/Control}` : '{Enter}'.repeat(10))
      // The remarks about a file are sent by the button alone.
      const expected = isLong && tag === 'cp-files' ? 0 : 1
      await until(() => expect(sent.length).toBeGreaterThanOrEqual(expected))
      await draw()
      expect(sent.length).toBe(expected)
      await release()
      await draw()
    }
  })
})
