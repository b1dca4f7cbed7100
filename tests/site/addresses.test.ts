/** The addresses of the publisher, in each form that npm takes. */
import { expect, test } from 'vitest'
import { readHomepage, readRepository } from '../../docs/site/content/addresses'

const sources = 'https://github.com/company/portal'

test.each(['', undefined])('without an address (%s) nothing is published', (field) => {
  expect(readRepository(field)).toBe('')
  expect(readHomepage(field)).toBe('')
})

test.each([
  sources,
  `${sources}/`,
  `git+${sources}.git`,
  'github:company/portal',
  { type: 'git', url: `git+${sources}.git` },
])('the sources are where %j says', (field) => {
  expect(readRepository(field)).toBe(sources)
})

test.each([
  ['https://company.example', 'https://company.example/'],
  ['https://company.example/portal', 'https://company.example/portal/'],
  ['https://github.com/company/portal#readme', 'https://github.com/company/portal/'],
])('the site is at %s', (field, address) => {
  expect(readHomepage(field)).toBe(address)
})

test('what is no address is named, with the field', () => {
  expect(() => readHomepage('company.example/portal')).toThrow(
    '"homepage" in package.json is company.example/portal',
  )
})
