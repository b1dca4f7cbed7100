/**
 * Texts that have broken other products, typed into every field of every form: the server is sent what was typed, to the
 * letter, and what it refuses stays in the field. A search finds what contains it.
 */
import '../defined'
import { beforeEach, describe, expect, test } from 'vitest'
import { type CallName, callOf } from '../../../server/api/calls'
import { fail } from '../../../server/api/intercept'
import { decryptPassword } from '../../../server/api/session/decrypt-password'
import { configure, signOut } from '../../../src/core/index'
import type { Tag } from '../../../src/elements/elements'
import { kindOf } from '../../answers'
import { naughty } from '../../naughty'
import { sampleOf } from '../../trials'
import { everyField, fillIn, forms, showForm } from '../forms'
import { draw, settle, shownRows, signInAs, until } from '../page'
import { all, becomes, control, type Field, fieldOf, labelOf, typeInto, writable } from '../person'
import { rules, serve } from '../server'
import { casesFrom } from '../stand-ins'
import { serveAll } from './answers'
import { guardPage } from './guard'

guardPage()

/** What was sent, by the calls that send it. */
const sent: { call: CallName | undefined; body: unknown }[] = []
const serveAndKeep: typeof fetch = (input, init) => {
  const call = callOf(init?.method ?? 'GET', new URL(String(input)).pathname)
  if (init?.body) sent.push({ call, body: init.body })
  return serve(input, init)
}
beforeEach(async () => {
  sent.length = 0
  configure({ fetch: serveAndKeep })
  await signInAs()
})

/** A blank text is as good as none: the form asks for one. */
const unlessBlank = (typed: string) => (typed.trim() === '' ? null : typed)
/** The email address is sent without markup and the space around it, if it can be one. */
const asAddress = (typed: string) => {
  const plain = typed.replace(/<[^<>]*>|[<>]/g, '').trim()
  return /^[^\s@]+@[^\s@]+$/.test(plain) ? plain : null
}

/** What is sent of a text, by the name of its field; any other is sent as it was typed. */
const sends: Record<string, (typed: string) => string | null> = {
  email: asAddress,
  password: (typed) => typed || null,
  subject: unlessBlank,
  message: unlessBlank,
  fileName: unlessBlank,
}

const searches: Partial<Record<Tag, string>> = {
  'cp-projects': 'serviceName',
  'cp-payments': 'paymentId',
  'cp-tickets': 'subject',
}

/** What the browser makes of a text in such a field. */
function typedInto(field: Field, text: string): string {
  const other = document.createElement(field.localName) as Field
  if (other instanceof HTMLInputElement) other.type = field.type
  other.value = text
  return other.value
}

/** A text without halves of characters: in what is sent, the browser puts a mark in their place. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** What stands in a field of what was sent. */
function valueIn(body: unknown, name: string): string {
  if (body instanceof FormData) return String(body.get(name)).replaceAll('\r\n', '\n')
  const value = String(JSON.parse(String(body))[name])
  return name === 'password' ? (decryptPassword(value, 'client-portal-elements') ?? 'unreadable') : value
}

const cases = casesFrom('full', everyField, ([, , { tag }]) => tag)

describe('typed', () => {
  test.each(cases)('into "%s: %s"', async (_, label, form) => {
    if (form.isPublic) signOut()
    rules[form.call] = fail(400, 'Not today.')
    const [name] = form.fields[label] ?? expect.fail()
    const element = await showForm(form)
    for (const text of sampleOf(naughty, 8)) {
      await fillIn(element, form)
      typeInto(fieldOf(element, label), text)
      const typed = wellFormed(typedInto(fieldOf(element, label), text))
      const expected = (sends[name] ?? String)(typed)
      sent.length = 0
      await draw()
      control(element, form.button, 'button').click()
      const bodies = () =>
        sent.filter(({ call }) => call === form.call).map(({ body }) => valueIn(body, name))
      if (expected !== null) await until(() => expect(bodies()).toHaveLength(1))
      await settle()
      expect(bodies()).toEqual(expected === null ? [] : [expected])
      // Refused, it can be sent again as it is.
      await until(() => expect(all(element, 'form [aria-busy=true],form :disabled')).toEqual([]))
      expect(wellFormed(fieldOf(element, label).value)).toBe(typed)
    }
  })
})

test('every field of every element is tried', async () => {
  const found = new Set<string>()
  const look = async (tag: Tag) => {
    const own = Object.values(forms).filter((form) => form.tag === tag)
    for (const form of own.length > 0 ? own : [{ tag, fields: {} }]) {
      const element = await showForm(form)
      // The code of a form may come when it is opened.
      for (const label of Object.keys(form.fields)) await until(() => fieldOf(element, label))
      for (const field of all<Field>(element, writable)) found.add(`${tag} ${labelOf(field)}`)
    }
  }
  for (const [tag, row] of shownRows) if (row.access === 'client') await look(tag)
  signOut()
  for (const [tag, row] of shownRows) if (row.access === 'public') await look(tag)
  const tried = [
    ...everyField.map(([, label, { tag }]) => `${tag} ${label}`),
    ...Object.keys(searches).map((tag) => `${tag} Search`),
  ]
  const isTried = (field: string) => tried.some((each) => field.startsWith(each))
  // A project shows the form of its files and of its updates, and a portal shows them all.
  const others = Array.from(found).filter((field) => !isTried(field) && !/^cp-(project|portal) /.test(field))
  expect(others).toEqual([])
  expect(tried.filter((each) => !Array.from(found).some((field) => field.startsWith(each)))).toEqual([])
})

const written = naughty.filter((text) => text.trim() !== '')

describe('what is written and not sent stays to the letter, when the form is drawn again', () => {
  const drafts = cases.filter(([, , { isPublic }]) => !isPublic)
  test.each(drafts)('in "%s: %s"', async (_title, label, form) => {
    const { open: _open, ...again } = form
    let element = await showForm(form)
    for (const text of sampleOf(written, 4)) {
      await fillIn(element, form)
      typeInto(fieldOf(element, label), text)
      const typed = typedInto(fieldOf(element, label), text)
      await settle()
      element = await showForm(again)
      await until(() => expect(fieldOf(element, label).value).toBe(typed))
    }
  })
})

describe('searched for', () => {
  test.each(Object.entries(searches) as [Tag, string][])('in <%s>', async (tag, name) => {
    const texts = sampleOf(written, 8)
    serveAll(
      (path, row) =>
        path.endsWith(`.${name}`) ? texts[row] : kindOf[path] === 'text' ? `other ${row}` : undefined,
      texts.length,
    )
    await signInAs()
    const element = await showForm({ tag })
    await becomes(element, 'ready')
    for (const text of texts) {
      await until(() => fieldOf(element, 'Search'))
      typeInto(fieldOf(element, 'Search'), text)
      const typed = typedInto(fieldOf(element, 'Search'), text)
      await until(() => {
        expect(fieldOf(element, 'Search').value).toBe(typed)
        const found = rowsOf(element)
        // The browser leaves line breaks out of a field of one line.
        if (typed === text) expect(found.some((row) => row.includes(text))).toBe(true)
        expect(
          found.filter((row) => !row.toLowerCase().includes(typed.trim().replace(/^#/, '').toLowerCase())),
        ).toEqual([])
      })
    }
  })
})

const rowsOf = (element: Element) =>
  Array.from(
    all(element, '[role=table],table').at(-1)?.querySelectorAll('[role=row]:has([role=cell]),tbody tr') ?? [],
    (row) => row.textContent ?? '',
  )
