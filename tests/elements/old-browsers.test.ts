/** A browser that lacks something new: the page loads its elements, and they show their content. */
import { afterEach, expect, test, vi } from 'vitest'
import { discover } from '../../src/elements/loader/loader'
import { show, stage, until } from './page'
import { reads } from './person'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const lacks = (name: string) => vi.stubGlobal(name, undefined)

test.each<[string, lose: () => unknown]>([
  // The first element makes the style sheet of the page, and keeps a reference to it.
  ['WeakRef', () => lacks('WeakRef')],
  [
    'states without dashes',
    () =>
      vi.spyOn(CustomStateSet.prototype, 'add').mockImplementation(() => {
        throw new DOMException('The state needs dashes.', 'SyntaxError')
      }),
  ],
  ['IntersectionObserver', () => lacks('IntersectionObserver')],
  ['Intl.Segmenter', () => vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }))],
])('without %s', async (name, lose) => {
  lose()
  const prefix = name.replaceAll(/\W/g, '').toLowerCase()
  const tag = `${prefix}-avatar`
  show(`<div><p style="block-size:9000px"></p><${tag} name="Ada Lovelace"></${tag}></div>`)
  discover(stage, { prefix })
  const element = stage.querySelector(tag)
  element?.scrollIntoView()
  await until(() => expect(customElements.get(tag)).toBeDefined())
  await reads(element, 'AL')
})
