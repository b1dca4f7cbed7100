/** A host may choose its own prefix: the same elements under other names, beside those of `cp` if need be. */
import { expect, test } from 'vitest'
import { configure, defineElements, type Tag } from '../../src/elements/index'
import { record, rows, show, signInAs, stage, warnings } from './page'
import { becomes, drawn, reads, textOf } from './person'
import { count } from './server'

const prefixed = (tag: string) => tag.replace('cp-', 'acme-')

test('defines only what is asked for, under the prefix alone', async () => {
  await defineElements({ only: ['cp-avatar'], prefix: 'my-brand' })
  expect(customElements.get('my-brand-avatar')).toBeDefined()
  expect(customElements.get('my-brand-login')).toBeUndefined()
  expect(customElements.get('cp-avatar')).toBeUndefined()
})

test('without a choice, it defines every element', async () => {
  await defineElements({ prefix: 'acme' })
  expect(rows.filter(([tag]) => !customElements.get(prefixed(tag)))).toEqual([])
})

test.each(['', 'Acme', '1st', 'a b', '-'])(
  '"%s" is no prefix: the error names what it would make',
  async (prefix) => {
    await expect(defineElements({ only: ['cp-avatar'], prefix })).rejects.toThrow(
      `"${prefix}-avatar" is not a valid custom element name`,
    )
  },
)

test('an element that does not exist is warned of by the name it would have', async () => {
  // A script of the host's isn't held to types.
  await defineElements({ only: ['cp-invoices' as Tag], prefix: 'acme' })
  expect(warnings.mock.calls[0]?.[0]).toContain('<acme-invoices>')
})

test('elements of both names stand on one page, share the session, and raise the same events', async () => {
  await defineElements({ only: ['cp-payments'] })
  await signInAs()
  const states = record('cp-state-change')
  show('<div><cp-payments></cp-payments><acme-payments variant="recent"></acme-payments></div>')
  for (const name of ['cp-payments', 'acme-payments']) {
    const element = stage.querySelector(name)
    await becomes(element, 'ready')
    expect(textOf(element)).toContain('Payment')
  }
  // A toast of an earlier test may report, too.
  const names = states.map(({ from }) => from).filter((from) => from !== 'cp-toaster')
  expect(new Set(names)).toEqual(new Set(['cp-payments', 'acme-payments']))
  expect(count('payments')).toBe(1)
})

test('a warning names the element as the page does', async () => {
  await drawn(show('<acme-avatar name="Ada" initials="9"></acme-avatar>'))
  expect(warnings.mock.calls[0]?.[0]).toContain('<acme-avatar initials="9">')
})

test('<acme-config> configures, and names itself, too', async () => {
  show('<div><acme-config brand-name="Acme" storage="disk"></acme-config><acme-login></acme-login></div>')
  await reads(stage.querySelector('acme-login'), 'Client login')
  expect(warnings.mock.calls[0]?.[0]).toContain('<acme-config storage="disk">')
  configure({ brand: undefined, storage: undefined })
})

test.each([
  ['acme-avatar', 'inline-block'],
  ['acme-account', 'inline-block'],
  ['acme-notifications', 'inline-block'],
  ['acme-payments', 'block'],
])('<%s> lies on the page as its namesake does: %s', async (name, display) => {
  await signInAs()
  const element = show(`<${name}></${name}>`)
  await drawn(element)
  expect(getComputedStyle(element).display).toBe(display)
  element.hidden = true
  expect(getComputedStyle(element).display).toBe('none')
})
