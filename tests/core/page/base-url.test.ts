import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const page = 'https://company.example/portal/'
test.each([
  ['without a <base>', { href: page }, page],
  [
    'with a <base>',
    { href: page, baseURI: 'https://company.example/deep/' },
    'https://company.example/deep/',
  ],
  [
    'with a <base> of another origin, which must not choose a server',
    { href: page, baseURI: 'https://evil.example/' },
    page,
  ],
  ['where an image is named baseURI', { href: page, baseURI: {} }, page],
  ['with a password in its address', { href: page, baseURI: 'https://a:b@company.example/portal/' }, page],
  ['of srcdoc', { href: 'about:srcdoc', baseURI: page, origin: 'https://company.example' }, page],
  [
    'of a blob',
    { href: 'blob:https://company.example/1', origin: 'https://company.example' },
    'https://company.example/',
  ],
  ['of data', { href: 'data:text/html,', origin: 'null' }, 'http://localhost/'],
])(
  'what relative addresses are relative to on a page %s',
  async (_, { href, baseURI = href, origin }: Page, base) => {
    vi.stubGlobal('window', { location: { href }, document: { baseURI }, origin })
    const { baseUrl } = await import('../../../src/core/page/browser')
    expect(baseUrl()).toBe(base)
  },
)

interface Page {
  href: string
  baseURI?: unknown
  origin?: string
}
