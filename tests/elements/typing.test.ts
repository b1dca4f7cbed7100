/**
 * A host's shortcuts of one key listen to the document. They don't hear what a client types into a field of an element; all
 * else they hear.
 */
import './defined'
import { beforeEach, describe, expect, test } from 'vitest'
import { signOut } from '../../src/core/index'
import { type Form, forms, showForm } from './forms'
import { shownRows, signInAs, until } from './page'
import { all, type Field, fieldOf, find, writable } from './person'
import { casesFrom } from './stand-ins'

let heard: string[] = []
const listen = ({ type, key }: KeyboardEvent) => heard.push(`${type} ${key}`)
const kinds = ['keydown', 'keypress', 'keyup'] as const

beforeEach(() => {
  heard = []
  for (const kind of kinds) document.addEventListener(kind, listen)
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, listen)
  }
})

/** What the page hears of a key that is pressed somewhere in an element. */
function press(target: Element, key: string, more: KeyboardEventInit = {}): string[] {
  heard = []
  for (const kind of kinds)
    target.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, composed: true, ...more }))
  return heard
}

const typed = ['/', 's', '?', 'é', ' ', 'Backspace', 'Delete', 'Enter', 'ArrowDown', 'ArrowLeft', 'Home']
const whole = (key: string) => kinds.map((kind) => `${kind} ${key}`)

const cases = casesFrom('full', shownRows, ([tag]) => tag)

describe.each(cases)('<%s>', (tag, { access }) => {
  test('keeps what is typed into its fields', async () => {
    if (access === 'client') await signInAs()
    else signOut()
    const own = Object.values(forms).filter((form) => form.tag === tag)
    for (const form of own.length > 0 ? own : [{ tag, fields: {} }]) {
      const element = await showForm(form)
      for (const label of Object.keys(form.fields)) await until(() => fieldOf(element, label))
      const written = all<Field>(element, `${writable},select`)
      if (own.length > 0) expect(written.length).toBeGreaterThan(0)
      for (const field of written) {
        expect(typed.flatMap((key) => press(field, key))).toEqual([])
        for (const key of ['Escape', 'Tab', 'F1']) expect(press(field, key)).toEqual(whole(key))
        expect(press(field, 'k', { ctrlKey: true })).toEqual(whole('k'))
        expect(press(field, 'Enter', { metaKey: true })).toEqual(whole('Enter'))
      }
    }
  })
})

test('a browser that fills in a form sends keys without a name: nothing comes of it', async () => {
  signOut()
  const element = await showForm(forms['Log in'] as Form)
  const event = new Event('keydown', { bubbles: true, composed: true })
  fieldOf(element, 'Email').dispatchEvent(event)
  expect(heard).toEqual(['keydown undefined'])
})

test('what is composed by several keys is typed, too', async () => {
  signOut()
  const element = await showForm(forms['Log in'] as Form)
  expect(press(fieldOf(element, 'Email'), 'Process', { isComposing: true })).toEqual([])
})

test('a shortcut of one key is heard elsewhere in an element', async () => {
  signOut()
  const element = await showForm(forms['Log in'] as Form)
  expect(press(find(element, 'button'), '/')).toEqual(whole('/'))
})

test('a field of the host’s, in a slot, is the host’s', async () => {
  signOut()
  const element = await showForm(forms['Log in'] as Form)
  element.innerHTML = '<input slot="login-after">'
  const own = element.querySelector('input') ?? expect.fail()
  expect(press(own, '/')).toEqual(whole('/'))
})
