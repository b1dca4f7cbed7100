import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  integrity?: string
  resolved?: string
  link?: boolean
  /** Inside of another package, whose hash is known. */
  inBundle?: boolean
}

const apart = ['astro', 'nuxt', 'react-router', 'sveltekit'].map(
  (name) => `examples/hosts/${name}/package-lock.json`,
)

const short = 'examples/servers/express/package-lock.json'

test.each(['package-lock.json', 'examples/hosts/package-lock.json', short, ...apart])(
  "each package of %s has a hash, and comes from npm's registry",
  (path) => {
    // What is read of npm's file.
    const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Locked> }
    const others = Object.entries(packages).filter(([name, { integrity, resolved, link, inBundle }]) => {
      if (link || inBundle || !name.includes('node_modules/') || name.endsWith('/client-portal-elements'))
        return false
      // Without an address, it is the registry's.
      const isElsewhere = resolved && !resolved.startsWith('https://registry.npmjs.org/')
      return isElsewhere || !integrity?.startsWith('sha512-')
    })
    expect(others).toEqual([])
    expect(Object.keys(packages).length).toBeGreaterThan(60)
  },
)
