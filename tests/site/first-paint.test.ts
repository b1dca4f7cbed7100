import { expect, test } from 'vitest'
import { firstPaintOfFrame, schemeAtFirst } from '../../.storybook/first-paint'

test.each([
  ['', {}, 'light dark'],
  ['theme:auto;brand:default', {}, 'light dark'],
  ['theme:dark;brand:default', {}, 'dark'],
  ['theme:light;brand:voltage', {}, 'dark'],
  ['', { brand: 'voltage' }, 'dark'],
  ['brand:atelier', { brand: 'voltage' }, 'light dark'],
  ['theme:light', { theme: '?color-scheme=dark&canvas=%23123' }, 'dark'],
  ['theme:dark', { theme: '?color-scheme=light+dark', brand: 'voltage' }, 'dark'],
])('a page of Storybook begins in the scheme it will have: %s %o', (globals, own, scheme) => {
  expect(schemeAtFirst(globals, own)).toBe(scheme)
})

test('the script before the first paint can be read', () => {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(firstPaintOfFrame) ?? []
  expect(() => new Function(script)).not.toThrow()
})
