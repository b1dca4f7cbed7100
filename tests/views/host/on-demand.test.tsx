/** What stands where code comes later, and never does. */
import { expect, test } from 'vitest'
import { createElementClass } from '../../../src/elements/element-class'
import { onDemand } from '../../../src/views/host/on-demand'
import { errors, settle, until } from '../../elements/page'
import { open, textOf } from '../../elements/person'

let tries = 0
const lose = (): Promise<{ text: string }> => {
  tries += 1
  return Promise.reject(new TypeError('The line is broken.'))
}
const draw = ({ text }: { text: string }) => <p>{text}</p>
const wait = () => <p>The text, without links</p>

function define(name: string, isOptional: boolean): void {
  const View = onDemand(lose, draw, wait, isOptional)
  customElements.define(
    name,
    createElementClass('cp-broken', { attributes: {}, access: 'public' }, () => <View />),
  )
}

test('what is needed says that it is missing', async () => {
  define('x-needed', false)
  const element = await open('x-needed', "This couldn't be loaded")
  expect(textOf(element)).not.toContain('without links')
  errors.mockClear()
})

test('where the placeholder is enough, it stays, and takes nothing with it', async () => {
  tries = 0
  define('x-optional', true)
  const element = await open('x-optional', 'The text, without links')
  await until(() => expect(tries).toBe(2))
  await settle()
  expect(textOf(element)).toBe('The text, without links')
})
