/**
 * What each import of the package becomes in a host's bundler: how many scripts, and how many KB of 1000 bytes they have
 * together after gzip. A page loads a part of them. A number rises only in a commit of its own, which says why and calls
 * `npm run sizes`. `npm run docs` writes those of Vite into the guide.
 */
import { readFileSync, writeFileSync } from 'node:fs'

export interface Import {
  /** What the host takes of it. Else importing it is all. */
  uses?: string
  /** The other import that it adds something to. By itself, a bundler would leave it out. */
  to?: string
  /** Its host has React, which is then among the scripts. */
  hasReact?: true
  /** It holds a server, and no page for clients has it. */
  isForTrials?: true
}

/** By what stands after the name of the package. */
export const imports: Readonly<Record<string, Import>> = {
  '': { uses: 'defineElements', hasReact: true },
  '/define': { hasReact: true },
  '/elements/cp-payments': { hasReact: true },
  '/loader': { hasReact: true },
  '/sandbox': { hasReact: true },
  '/languages': { hasReact: true },
  '/pdf': { to: '/elements/cp-files', hasReact: true },
  '/messages/de': { uses: 'messages' },
  '/react': { uses: 'CpPayments', hasReact: true },
  '/light': { uses: 'defineElements' },
  '/light/define': {},
  '/light/elements/cp-payments': {},
  '/light/loader': {},
  '/light/sandbox': { isForTrials: true },
  '/light/languages': {},
  '/light/pdf': { to: '/light/elements/cp-files' },
  '/light/react': { uses: 'CpPayments', hasReact: true },
}

export type Bundler = 'vite' | 'webpack' | 'esbuild'
export type Bundle = readonly [scripts: number, kilobytes: number]
export type Bundles = Readonly<Record<string, Record<Bundler, Bundle>>>

const accepted = 'tests/package/bundles.json'

/** By the same names. */
export const acceptedBundles = (): Bundles => JSON.parse(readFileSync(accepted, 'utf8'))

/** From now on, a bundle may have this size. */
export function acceptBundle(path: string, bundler: Bundler, bundle: Bundle): void {
  const bundles = acceptedBundles()
  writeBundles({ ...bundles, [path]: { ...bundles[path], [bundler]: bundle } })
}

/** Writes the sizes down, but for an import that is taken away. */
export function writeBundles(bundles: Readonly<Record<string, Partial<Bundles[string]>>>): void {
  const present = Object.entries(bundles).filter(([path]) => path in imports)
  // A line for each: what has changed is seen at one look.
  const lines = present.map((entry) => entry.map((part) => JSON.stringify(part)).join(': '))
  writeFileSync(accepted, `{\n${lines.join(',\n')}\n}\n`)
}

/** What has grown, a line for each: `/loader: vite: [65,276.3] -> [65,277.1]`. */
export function grownBundles(before: Bundles, after: Bundles): string[] {
  return Object.entries(after).flatMap(([path, sizes]) =>
    Object.entries(sizes).flatMap(([bundler, bundle]) => {
      const old = before[path]?.[bundler as Bundler] ?? [0, 0] // `Object.entries` gives names of type `string`
      const hasGrown = bundle.some((size, index) => size > (old[index] ?? 0))
      return hasGrown ? [`${path}: ${bundler}: ${JSON.stringify(old)} -> ${JSON.stringify(bundle)}`] : []
    }),
  )
}
