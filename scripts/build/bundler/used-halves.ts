/** Leaves out of packages what nothing here calls, and what a bundler can't leave out itself. */
import type { Plugin } from 'vite'

/** The file of a package, and its parts: each from a text to another one, with what takes its place. */
const parts: { file: RegExp; from: string; to: string; by: string }[] = [
  // The elements keep their attributes and properties themselves.
  { file: /\/@r2wc\/core\/dist\/core\.js$/, from: 'w = {', to: '}, b =', by: 'w = {}, b =' },
  {
    file: /\/@r2wc\/core\/dist\/core\.js$/,
    from: '  for (const r of n) {\n    a[r] =',
    to: '  for (const r of u)',
    by: '  for (const r of u)',
  },
  {
    file: /\/@r2wc\/core\/dist\/core\.js$/,
    from: '      for (const s of n) {',
    to: '      for (const s of u)',
    by: '      for (const s of u)',
  },
  {
    file: /\/@r2wc\/core\/dist\/core\.js$/,
    from: '  for (const r of n) {\n    const s = d[r]',
    to: '  return v;',
    by: '  return v;',
  },
  // Views read whole stores.
  {
    file: /\/@nanostores\/react\/index\.js$/,
    from: 'keys?.length > 0',
    to: ': store.listen',
    by: 'store.listen',
  },
  // Each call is made by `redaxios.create()`.
  {
    file: /\/redaxios\/dist\/redaxios\.module\.js$/,
    from: 'r.request=r,',
    to: 'r.create=e',
    by: 'r.create=e',
  },
]

/** If a new version of a package is written otherwise, the build fails. */
export const usedHalves: Plugin = {
  name: 'used-halves',
  transform: {
    filter: { id: parts.map(({ file }) => file) },
    handler(code, id) {
      const changed = parts
        .filter(({ file }) => file.test(id))
        .reduce((text, { from, to, by }) => {
          const start = text.indexOf(from)
          const end = text.indexOf(to, start)
          if (start < 0 || end < 0) throw new Error(`${id} is written otherwise: there is no "${from}".`)
          return text.slice(0, start) + by + text.slice(end + to.length)
        }, code)
      return { code: changed, map: null }
    },
  },
}
