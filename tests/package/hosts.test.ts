import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

test.each(['hosts', 'hosts/astro', 'hosts/nuxt', 'hosts/react-router', 'hosts/sveltekit'])(
  '%s installs what the package depends on now',
  (name) => {
    const folder = `examples/${name}`
    // What is read of npm's file.
    const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as {
      packages: Record<string, { dependencies?: Record<string, string> }>
    }
    expect(
      packages['node_modules/client-portal-elements']?.dependencies,
      `Take "node_modules/client-portal-elements" out of ${folder}/package-lock.json, and run \`npm --prefix ${folder} install\`.`,
    ).toEqual(manifest.dependencies)
  },
)
