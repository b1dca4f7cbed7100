import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

test('the hosts install what the package depends on now', () => {
  // What is read of npm's file.
  const { packages } = JSON.parse(readFileSync('demo/hosts/package-lock.json', 'utf8')) as {
    packages: Record<string, { dependencies?: Record<string, string> }>
  }
  expect(
    packages['node_modules/client-portal-elements']?.dependencies,
    'Take "node_modules/client-portal-elements" out of demo/hosts/package-lock.json, and run `npm --prefix demo/hosts install`.',
  ).toEqual(manifest.dependencies)
})
