/** For which site passkeys are, by the address of the portal. */
import { expect, test } from 'vitest'
import { passkeySite, relatedOrigins } from '../../api/node/passkey-site'

const portal = 'https://portal.example.com/account'

test.each([
  [
    'https://portal.example.com',
    [],
    undefined,
    { domain: 'portal.example.com', origins: ['https://portal.example.com'] },
  ],
  [
    portal,
    ['https://www.example.com', 'https://portal.example.com'],
    'example.com',
    { domain: 'example.com', origins: ['https://portal.example.com', 'https://www.example.com'] },
  ],
  ['http://localhost:4173', [], undefined, { domain: 'localhost', origins: ['http://localhost:4173'] }],
  ['http://127.0.0.1:4173', [], undefined, undefined],
  ['http://[::1]:4173', [], undefined, undefined],
])('at %s, with %j and the domain %s', (url, others, domain, site) => {
  expect(passkeySite(url, others, domain)).toEqual(site)
})

test('pages of other domains are told to browsers, where the domain is the own one', () => {
  const others = ['https://www.example.org', 'https://embed.portal.example.com']
  expect(relatedOrigins(passkeySite(portal, others), portal)).toEqual(['https://www.example.org'])
  expect(relatedOrigins(passkeySite(portal, others, 'example.com'), portal)).toEqual([])
  expect(relatedOrigins(undefined, portal)).toEqual([])
})
