/**
 * What each import of the package becomes in a host's bundler: how many scripts, and how many KB of 1000 bytes they have
 * together after gzip. A page loads a part of them. A number rises only in a commit of its own, which says why. `npm run docs` writes those of Vite into the guide.
 */
export interface Bundles {
  /** What the host takes of it. Else importing it is all. */
  uses?: string
  /** Its host has React, which is then among the scripts. */
  hasReact?: true
  vite: Bundle
  webpack: Bundle
  esbuild: Bundle
}
export type Bundle = readonly [scripts: number, kilobytes: number]

/** By what stands after the name of the package. */
export const bundles: Readonly<Record<string, Bundles>> = {
  '': {
    uses: 'defineElements',
    hasReact: true,
    vite: [63, 258.0],
    webpack: [56, 284.8],
    esbuild: [82, 263.1],
  },
  '/define': { hasReact: true, vite: [63, 258.1], webpack: [56, 284.8], esbuild: [82, 263.0] },
  '/elements/cp-payments': { hasReact: true, vite: [20, 157.0], webpack: [20, 162.7], esbuild: [23, 160.8] },
  '/loader': { hasReact: true, vite: [64, 261.2], webpack: [57, 287.5], esbuild: [83, 265.6] },
  '/sandbox': { hasReact: true, vite: [11, 165.0], webpack: [10, 167.8], esbuild: [82, 316.1] },
  '/languages': { hasReact: true, vite: [18, 139.4], webpack: [18, 143.6], esbuild: [22, 144.0] },
  '/messages/de': { uses: 'messages', vite: [1, 6.5], webpack: [1, 6.2], esbuild: [1, 6.2] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [19, 156.6],
    webpack: [19, 162.5],
    esbuild: [82, 262.1],
  },
  '/light': { uses: 'defineElements', vite: [63, 203.3], webpack: [56, 228.9], esbuild: [82, 206.3] },
  '/light/define': { vite: [63, 203.3], webpack: [56, 228.8], esbuild: [82, 206.3] },
  '/light/elements/cp-payments': { vite: [20, 103.7], webpack: [20, 109.0], esbuild: [23, 106.1] },
  '/light/loader': { vite: [64, 206.3], webpack: [57, 231.5], esbuild: [83, 208.9] },
  '/light/sandbox': { vite: [11, 112.0], webpack: [10, 114.4], esbuild: [82, 259.4] },
  '/light/languages': { vite: [18, 86.5], webpack: [18, 90.3], esbuild: [21, 89.4] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [19, 103.8],
    webpack: [19, 109.5],
    esbuild: [82, 208.7],
  },
}
