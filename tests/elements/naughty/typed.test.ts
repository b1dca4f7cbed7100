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
import { draw, settle, show, shownRows, signInAs, until } from '../page'
import { all, becomes, choose, control, inside, loaded, reads, typeInto } from '../person'
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

interface Form {
  tag: Tag
  /** Whether it is for who is signed out. */
  isPublic?: true
  /** Makes the form ready to be filled in. */
  open?: (element: HTMLElement) => unknown
  /** The fields by their labels, each with what it is called in what is sent, and with a value that is good. */
  fields: Record<string, { name: string; usual: string; sends?: (typed: string) => string | null }>
  button: string
  call: CallName
}

/** A blank text is as good as none: the form asks for one. */
const unlessBlank = (typed: string) => (typed.trim() === '' ? null : typed)
/** The email address is sent without markup and the space around it, if it can be one. */
const asAddress = (typed: string) => {
  const plain = typed.replace(/<[^<>]*>|[<>]/g, '').trim()
  return /^[^\s@]+@[^\s@]+$/.test(plain) ? plain : null
}
const unlessEmpty = (typed: string) => typed || null

const email = { name: 'email', usual: 'client@example.com', sends: asAddress }
const password = { name: 'password', usual: 'portal-demo', sends: unlessEmpty }
const message = { name: 'message', usual: 'Where is it?', sends: unlessBlank }
const upload = {
  name: { name: 'fileName', usual: 'plan', sends: unlessBlank },
  remarks: { name: 'remarks', usual: 'Our plan' },
}
const chooseFile = async (element: HTMLElement) => {
  await until(() => expect(inside(element).querySelector('input[type=file]') !== null).toBe(true))
  choose(element, new File(['The plan'], 'plan.pdf', { type: 'application/pdf' }))
  await reads(element, 'plan.pdf')
}
const reply = (element: HTMLElement) => until(() => control(element, /^Reply to /).click())

const forms: Record<string, Form> = {
  'Log in': {
    tag: 'cp-login',
    isPublic: true,
    fields: { Email: email, Password: password },
    button: 'Log in',
    call: 'login',
  },
  'Send Email': {
    tag: 'cp-forgot-password',
    isPublic: true,
    fields: { Email: email },
    button: 'Send Email',
    call: 'sendResetEmail',
  },
  'Update Password': {
    tag: 'cp-reset-password',
    isPublic: true,
    open: (element) => Object.assign(element, { token: 'from-the-mail' }),
    fields: { 'New password': password },
    button: 'Update Password',
    call: 'resetPassword',
  },
  'Create Ticket': {
    tag: 'cp-raise-ticket',
    fields: {
      Subject: { name: 'subject', usual: 'Invoice', sends: unlessBlank },
      'Describe your issue': message,
    },
    button: 'Create Ticket',
    call: 'createTicket',
  },
  'Send reply': { tag: 'cp-ticket', fields: { Message: message }, button: 'Send reply', call: 'replyTicket' },
  'Reply to an update': {
    tag: 'cp-project-updates',
    open: reply,
    fields: { Message: message },
    button: 'Send reply',
    call: 'createTicket',
  },
  Upload: {
    tag: 'cp-files',
    open: chooseFile,
    fields: { 'File name': upload.name, Remarks: upload.remarks },
    button: 'Upload',
    call: 'uploadFile',
  },
}

const searches: Partial<Record<Tag, string>> = {
  'cp-projects': 'serviceName',
  'cp-payments': 'paymentId',
  'cp-tickets': 'subject',
}

type Field = HTMLInputElement | HTMLTextAreaElement
const writable = 'input:not([type=radio],[type=checkbox],[type=file]),textarea'
const fieldsOf = (element: Element) => all<Field>(element, writable)
const labelOf = (field: Field) =>
  (field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '').trim()
function fieldOf(element: Element, label: string): Field {
  const found = fieldsOf(element).find((field) => labelOf(field).startsWith(label))
  if (!found) throw new Error(`There is no field "${label}": ${fieldsOf(element).map(labelOf)}`)
  return found
}

/**
 * Waits for a field. React listens to what a new field shows only after it was drawn: what is typed before that stands
 * there a moment later.
 */
async function ready(element: Element, label: string): Promise<void> {
  await until(() => fieldOf(element, label))
  await draw()
}

const samples = 'service-id="project-website-relaunch" ticket-id="TKT-M4XQ72PD" user-id="client-ada"'
const mount = async ({ tag, open }: Pick<Form, 'tag' | 'open'>) => {
  const element = show(`<${tag} ${tag === 'cp-payments' ? '' : samples}></${tag}>`)
  await open?.(element)
  await loaded(element)
  await draw()
  return element
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

const everyField = Object.entries(forms).flatMap(([title, form]) =>
  Object.keys(form.fields).map((label) => [title, label, form] as const),
)
const cases = casesFrom('full', everyField, ([, , { tag }]) => tag)

describe('typed', () => {
  test.each(cases)('into "%s: %s"', async (_, label, form) => {
    if (form.isPublic) signOut()
    rules[form.call] = fail(400, 'Not today.')
    const element = await mount(form)
    for (const text of sampleOf(naughty, 8)) {
      await ready(element, label)
      for (const [each, { usual }] of Object.entries(form.fields)) typeInto(fieldOf(element, each), usual)
      typeInto(fieldOf(element, label), text)
      const typed = wellFormed(typedInto(fieldOf(element, label), text))
      const { name, sends = String } = form.fields[label] ?? { name: '' }
      const expected = sends(typed)
      sent.length = 0
      await draw()
      control(element, form.button, 'button').click()
      const bodies = () =>
        sent.filter(({ call }) => call === form.call).map(({ body }) => valueIn(body, name))
      if (expected !== null) await until(() => expect(bodies()).toHaveLength(1))
      await settle()
      expect(bodies()).toEqual(expected === null ? [] : [expected])
      // Refused, it can be sent again as it is.
      await until(() =>
        expect(inside(element).querySelector('form [aria-busy=true],form :disabled')).toBeNull(),
      )
      expect(wellFormed(fieldOf(element, label).value)).toBe(typed)
    }
  })
})

/** The fields of an element, by the element and their label. */
const named = (element: Element) => fieldsOf(element).map((field) => `${element.localName} ${labelOf(field)}`)

test('every field of every element is tried', async () => {
  const found = new Set<string>()
  const look = async (tag: Tag) => {
    const own = Object.values(forms).filter((form) => form.tag === tag)
    for (const { open, fields } of own.length > 0 ? own : [{ open: undefined, fields: {} }]) {
      const element = await mount({ tag, ...(open && { open }) })
      // The code of a form may come when it is opened.
      for (const label of Object.keys(fields)) await until(() => fieldOf(element, label))
      for (const each of named(element)) found.add(each)
    }
  }
  for (const [tag, row] of shownRows) if (row.access === 'client') await look(tag)
  signOut()
  for (const [tag, row] of shownRows) if (row.access === 'public') await look(tag)
  const tried = [
    ...Object.values(forms).flatMap(({ tag, fields }) =>
      Object.keys(fields).map((label) => `${tag} ${label}`),
    ),
    ...Object.keys(searches).map((tag) => `${tag} Search`),
  ]
  const isTried = (field: string) => tried.some((each) => field.startsWith(each))
  // A project shows the form of its files and of its updates, and a portal shows them all.
  const others = Array.from(found).filter((field) => !isTried(field) && !/^cp-(project|portal) /.test(field))
  expect(others).toEqual([])
  expect(tried.filter((each) => !Array.from(found).some((field) => field.startsWith(each)))).toEqual([])
})

describe('what is written and not sent stays to the letter, when the form is drawn again', () => {
  const drafts = cases.filter(([, , { isPublic }]) => !isPublic)
  test.each(drafts)('in "%s: %s"', async (_, label, { tag, open }) => {
    const { open: _open, ...again } = { tag, open }
    let element = await mount({ tag, ...(open && { open }) })
    for (const text of sampleOf(
      naughty.filter((each) => each.trim() !== ''),
      4,
    )) {
      await ready(element, label)
      typeInto(fieldOf(element, label), text)
      const typed = typedInto(fieldOf(element, label), text)
      await settle()
      element = await mount(again)
      await until(() => expect(fieldOf(element, label).value).toBe(typed))
    }
  })
})

describe('searched for', () => {
  test.each(Object.entries(searches) as [Tag, string][])('in <%s>', async (tag, name) => {
    const texts = sampleOf(
      naughty.filter((text) => text.trim() !== ''),
      8,
    )
    serveAll(
      (path, row) =>
        path.endsWith(`.${name}`) ? texts[row] : kindOf[path] === 'text' ? `other ${row}` : undefined,
      texts.length,
    )
    await signInAs()
    const element = await mount({ tag })
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
