/** "Did this help?" below a resolved ticket: what is chosen is saved at once, and nothing that was written gets lost. */
import '../../elements/signed-in'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, fail, offline } from '../../../server/api/intercept'
import { endSession } from '../../../src/core/session/session'
import { draw, show, signInAs, stage, until } from '../../elements/page'
import {
  all,
  control,
  fieldOf,
  find,
  focusedIn,
  loses,
  press,
  reads,
  textOf,
  typeInto,
} from '../../elements/person'
import { count, hold, rules } from '../../elements/server'

const ticketId = 'TKT-Z3GV58LA'
const tag = `cp-ticket ticket-id="${ticketId}"`
const line = 'What should we know?'

/** The radio of a face, by its word. */
function face(element: Element, word: string): HTMLInputElement {
  const found = all(element, '[role=radiogroup] input').find((each) =>
    each.parentElement?.textContent?.startsWith(word),
  )
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no face "${word}".`)
  return found
}
const isAsked = (element: Element) => until(() => find(element, '[role=radiogroup]'))
const status = (element: Element) => all(element, '[role=status]').map(({ textContent }) => textContent)
const saved = (element: Element) => until(() => expect(status(element)).toContain('Saved. Thank you.'))
/** What an open page says of it after a reload. */
async function afterReload(): Promise<HTMLElement> {
  stage.replaceChildren()
  const element = show(tag)
  await reads(element, /You said that/)
  return element
}

test('a face is saved at once, then a line, and what was said stands there until it is changed', async () => {
  const element = show(tag)
  await isAsked(element)
  expect(all(element, '[role=radiogroup] label').map(({ textContent }) => textContent)).toEqual([
    ...['Yes', 'Partly', 'No'],
  ])
  expect(textOf(element)).not.toContain(line)
  const release = hold('rateTicket')
  face(element, 'Partly').click()
  await until(() => expect(status(element)).toContain('Saving…'))
  expect(face(element, 'Partly').checked).toBe(true)
  release()
  await saved(element)
  typeInto(fieldOf(element, line), ' It took a week. ')
  fieldOf(element, line).focus()
  await press(element, 'Send')
  await reads(element, 'You said that it helped partly.It took a week.')
  await reads(element, /You can change this until \w+ \d+, \d{4}\./)
  // A screen reader hears what has the focus now.
  const headline = focusedIn(element)?.getAttribute('aria-labelledby')
  expect(find(element, `#${headline}`).textContent).toBe('You said that it helped partly.')
  // In a wide page, too, the button stands beside what it changes.
  stage.style.inlineSize = '900px'
  const { right } = control(element, 'Change').getBoundingClientRect()
  expect(right).toBeLessThan(stage.getBoundingClientRect().right - 200)
  await press(element, 'Change')
  await until(() => expect(focusedIn(element)).toBe(face(element, 'Partly')))
  expect(fieldOf(element, line).value).toBe('It took a week.')
  await press(element, 'Cancel')
  await press(element, 'Change')
  face(element, 'No').click()
  typeInto(fieldOf(element, line), '')
  // What was said goes at once: not only when the ticket is read again.
  const goOn = hold('ticket')
  await press(element, 'Send')
  await reads(element, 'You said that it did not help.')
  expect(textOf(element)).not.toContain('It took a week.')
  goOn()
  expect(textOf(await afterReload())).not.toContain('It took a week.')
})

test('what is changed is sent by the button alone: Cancel leaves what was said before', async () => {
  const element = show(tag)
  await isAsked(element)
  face(element, 'Yes').click()
  await saved(element)
  await press(element, 'Skip')
  for (const change of [
    () => face(element, 'No').click(),
    () => userEvent.keyboard('{ArrowRight}'),
    () => userEvent.keyboard('{ArrowRight} '),
  ]) {
    await press(element, 'Change')
    await until(() => expect(focusedIn(element)).toBe(face(element, 'Yes')))
    await change()
    await until(() => expect(face(element, 'Yes').checked).toBe(false))
    await press(element, 'Cancel')
    await reads(element, 'You said that it helped.')
  }
  expect(count('rateTicket')).toBe(1)
  expect(textOf(await afterReload())).toContain('You said that it helped.')
})

test('by the keyboard: the arrows choose, Space or the button sends, and the line can be left out', async () => {
  const element = show(tag)
  await isAsked(element)
  face(element, 'Yes').focus()
  await userEvent.keyboard(' ')
  await saved(element)
  expect(control(element, 'Skip')).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(focusedIn(element)).toBe(face(element, 'No'))
  await until(() => expect(() => control(element, 'Skip')).toThrow())
  expect(count('rateTicket')).toBe(1)
  await userEvent.keyboard(' ')
  await until(() => expect(control(element, 'Skip')).toBeTruthy())
  await userEvent.keyboard('{ArrowLeft}{ArrowRight} ')
  await draw()
  expect(count('rateTicket')).toBe(2)
  await userEvent.keyboard('{ArrowLeft}{Tab}{Tab}{Enter}')
  await reads(element, 'You said that it helped partly.')
  await press(element, 'Change')
  await userEvent.keyboard('{ArrowRight}{Tab}{Tab}{Enter}')
  await reads(element, 'You said that it did not help.')
  expect(focusedIn(element)?.getAttribute('role')).toBe('group')
  expect(textOf(await afterReload())).toContain('You said that it did not help.')
})

test.each([
  ['refused', fail(503, 'The desk is being moved.'), 'The desk is being moved.'],
  ['cut off', offline(), "The server can't be reached."],
])('a face and words that are %s stay, are told of, and can be sent again', async (_how, rule, says) => {
  rules.rateTicket = rule
  const element = show(tag)
  await isAsked(element)
  face(element, 'No').click()
  await reads(element, says)
  expect(face(element, 'No').checked).toBe(true)
  expect(() => control(element, 'Skip')).toThrow()
  typeInto(fieldOf(element, line), 'Nobody called me.')
  await press(element, 'Send')
  await until(() => expect(count('rateTicket')).toBe(2))
  await reads(element, says)
  expect(fieldOf(element, line).value).toBe('Nobody called me.')
  delete rules.rateTicket
  await press(element, 'Send')
  await reads(element, 'You said that it did not help.Nobody called me.')
})

const rated = (rating?: object) =>
  answer({
    success: true,
    data: { ticketId, subject: 'A', status: 'Resolved', createdAt: '', messages: [], rating },
  })

describe('once the week is over, the server says so', () => {
  const over = 'This can no longer be changed.'
  const past = { answer: 'yes', words: 'Well done.', until: '2020-01-01T00:00:00Z' }

  async function change(words?: string) {
    rules.ticket = rated({ ...past, until: '2999-01-01' })
    const element = show(tag)
    await press(element, 'Change')
    await until(() => face(element, 'Yes'))
    rules.rateTicket = fail(409, over)
    rules.ticket = rated(past)
    if (words) typeInto(fieldOf(element, line), words)
    face(element, 'No').click()
    await press(element, 'Send')
    await reads(element, over)
    return element
  }

  test('and what was said before stands there', async () => {
    const element = await change()
    await reads(element, 'You said that it helped.Well done.')
    expect(all(element, '[role=radiogroup],form')).toEqual([])
    expect(textOf(element)).toContain(over)
  })

  test('and what is written stays until the client leaves it', async () => {
    const element = await change('Nobody called me.')
    await until(() => expect(face(element, 'Yes').checked).toBe(true))
    expect(fieldOf(element, line).value).toBe('Nobody called me.')
    await press(element, 'Cancel')
    await reads(element, 'You said that it helped.Well done.')
    expect(textOf(element)).not.toContain(over)
  })
})

test('words below a first face that is refused for good stay until the client leaves them', async () => {
  rules.ticket = rated()
  const element = show(tag)
  await isAsked(element)
  const release = hold('rateTicket', fail(409, 'This is over.'))
  face(element, 'No').click()
  await until(() => typeInto(fieldOf(element, line), 'Nobody called me.'))
  release()
  await reads(element, 'This is over.')
  await until(() => expect(face(element, 'No').checked).toBe(false))
  expect(fieldOf(element, line).value).toBe('Nobody called me.')
  await press(element, 'Send')
  expect(focusedIn(element)).toBe(face(element, 'Yes'))
  await press(element, 'Skip')
  await loses(element, line)
})

test('a line that is too long is not sent, and says so', async () => {
  const element = show(tag)
  await isAsked(element)
  face(element, 'Yes').click()
  await saved(element)
  typeInto(fieldOf(element, line), 'a'.repeat(501))
  await press(element, 'Send')
  await reads(element, 'At most 500 characters')
  expect(focusedIn(element)).toBe(fieldOf(element, line))
  expect(count('rateTicket')).toBe(1)
})

test('words that are not sent outlive the session, and a reload', async () => {
  const element = show(tag)
  await isAsked(element)
  face(element, 'Yes').click()
  await saved(element)
  typeInto(fieldOf(element, line), 'Tom is very')
  await draw()
  endSession('expired')
  await reads(element, 'Log in to go on')
  expect(fieldOf(element, line).value).toBe('Tom is very')
  await signInAs()
  await loses(element, 'Log in to go on')
  expect(fieldOf(element, line).value).toBe('Tom is very')
  stage.replaceChildren()
  const again = show(tag)
  await until(() => expect(fieldOf(again, line).value).toBe('Tom is very'))
})

test('a ticket that was reopened elsewhere meanwhile asks no more', async () => {
  const element = show(tag)
  await isAsked(element)
  rules.rateTicket = fail(409, 'This ticket is open again.')
  rules.ticket = answer({
    success: true,
    data: { ticketId, subject: 'A', status: 'Open', createdAt: '', messages: [] },
  })
  face(element, 'Yes').click()
  await until(() => expect(all(element, '[role=radiogroup]')).toEqual([]))
  expect(textOf(element)).not.toContain('This ticket has been resolved.')
})

test.each([
  ['no rating', undefined, 'asks'],
  ['an empty one', {}, 'asks'],
  ['a word that nobody knows', { answer: 'so-so' }, 'asks'],
  ['one in capitals', { answer: 'YES' }, 'can be changed'],
  ['one until a day to come', { answer: 'yes', until: '2999-01-01' }, 'can be changed'],
  ['one of long ago', { answer: 'yes', until: '2020-01-01T00:00:00Z' }, 'stands'],
])('of a server that sends %s, it %s', async (_what, rating, shows) => {
  rules.ticket = rated(rating)
  const element = show(tag)
  await reads(element, shows === 'asks' ? 'Did this help?' : 'You said that it helped.')
  expect(all(element, '[role=radiogroup]')).toHaveLength(shows === 'asks' ? 1 : 0)
  const canChange = all(element, 'button').some(({ textContent }) => textContent === 'Change')
  expect(canChange).toBe(shows === 'can be changed')
})

test('while the client writes to reopen it, and below an open one, nothing is asked', async () => {
  const element = show(tag)
  await isAsked(element)
  await press(element, 'Reopen Ticket')
  await reads(element, 'Your reply reopens it.')
  expect(textOf(element)).not.toContain('Did this help?')
  stage.replaceChildren()
  const open = show('cp-ticket ticket-id="TKT-M4XQ72PD"')
  await reads(open, /Expect a repair/)
  expect(textOf(open)).not.toContain('Did this help?')
})
