import { describe, expect, test } from 'vitest'
import { mailHref, ownUrl, safePath } from '../../../src/core/page/safe-path'
import { openTab } from '../tab'

describe('a path that came from a server', () => {
  test.each([
    ['/support/ticket/7', { kind: 'portal', path: '/support/ticket/7' }],
    ['https://example.com/invoice', { kind: 'external', href: 'https://example.com/invoice' }],
  ])('%s may be followed', (path, safe) => {
    expect(safePath(path)).toEqual(safe)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/ /evil.example',
    '/\u007f/evil.example',
    'javascript:alert(1)',
    'javascript:alert(1)//https://example.com/',
    'data:text/html,x',
    'http://example.com',
    'https://',
    // The name of a bank, in front of another host.
    'https://bank.example@evil.example/',
    'https://bank.example:443@evil.example/',
    'https://:secret@evil.example/',
    'support',
    '',
    ' /support',
  ])('%j may not', (path) => {
    expect(safePath(path)).toBeNull()
  })
})

describe('an http address', () => {
  const files = ['http://localhost:4173/sandbox-files/invoice.pdf', 'http://127.0.0.1:3000/', 'http://[::1]/']
  const others = ['http://example.com/', 'http://localhost.evil.example/', 'http://evil@localhost/']

  test.each(['http://localhost:4173/', 'http://127.0.0.1/account', 'http://portal.localhost:3000/'])(
    'may be followed on a page in development, %s, to this machine alone',
    async (address) => {
      const { safePath } = await openTab({ address })
      expect(files.map(safePath)).toEqual(files.map((href) => ({ kind: 'external', href })))
      expect(others.map(safePath)).toEqual(others.map(() => null))
    },
  )

  test.each([
    { address: 'https://client.example/' },
    { address: 'http://client.example/' },
    // Of apps that are published, whose pages come with them.
    { address: 'https://localhost/' },
    { address: 'capacitor://localhost/' },
    { address: 'ionic://localhost/' },
    // Pages without an origin.
    { address: 'data:text/html,x' },
    { address: 'blob:null/7d9b' },
    { address: 'about:srcdoc', base: 'http://localhost/' },
  ])('may not on $address', async (tab) => {
    const { safePath } = await openTab(tab)
    expect([...files, ...others].map(safePath)).toEqual([...files, ...others].map(() => null))
  })

  test('may not where there is no page', () => {
    expect(files.map(safePath)).toEqual(files.map(() => null))
  })
})

test.each(['http://bank.example@localhost/support', 'http://:secret@localhost/support'])(
  '%j is no page of this site',
  (address) => {
    expect(ownUrl(address)).toBeNull()
  },
)

describe('an email address that came from a server', () => {
  test.each(['maya@example.com', 'o.neil+work@sub.example.co.uk', 'jürgen@müller.example'])(
    'mail may be written to %s',
    (email) => {
      expect(mailHref(email)).toBe(`mailto:${email}`)
    },
  )

  test.each([
    'maya@example.com?subject=Pay&body=now',
    'maya@example.com&bcc=evil@example.com',
    'maya@example.com,evil@example.com',
    'maya@example.com;evil@example.com',
    'maya@example.com%0Abcc:evil@example.com',
    'maya@example.com\nbcc:evil@example.com',
    'Maya <maya@example.com>',
    'maya@a@example.com',
    'maya#1@example.com',
    'mailto:maya@example.com',
    'maya',
    '@example.com',
    '',
  ])('not to %j', (email) => {
    expect(mailHref(email)).toBeUndefined()
  })
})
