/** Build tools and servers import the library where there is no page: that does nothing, and throws nothing. */
import { expect, test, vi } from 'vitest'
import { tags } from '../../src/elements/elements'

const error = vi.spyOn(console, 'error')

test('there is no page here', () => {
  expect([typeof window, typeof document, typeof customElements, typeof HTMLElement]).toEqual(
    Array(4).fill('undefined'),
  )
})

test.each([
  ['index', () => import('../../src/elements/index')],
  ['loader', () => import('../../src/elements/loader/loader')],
  ['client-portal', () => import('../../src/elements/client-portal')],
])('%s can be imported and used', async (_, load) => {
  const entry = await load()
  await entry.configure({ currency: 'EUR' })
  await entry.defineElements()
  await entry.defineElements({ only: [...tags] })
  await entry.configure({ currency: undefined })
  expect(entry.version).toMatch(/./)
  expect(error).not.toHaveBeenCalled()
})
