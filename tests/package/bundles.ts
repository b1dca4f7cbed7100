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
    vite: [64, 267.1],
    webpack: [57, 293.2],
    esbuild: [83, 272.6],
  },
  '/define': { hasReact: true, vite: [64, 267.0], webpack: [57, 293.1], esbuild: [83, 272.6] },
  '/elements/cp-payments': { hasReact: true, vite: [20, 157.0], webpack: [20, 162.7], esbuild: [23, 160.8] },
  '/loader': { hasReact: true, vite: [65, 270.6], webpack: [58, 295.8], esbuild: [84, 275.1] },
  '/sandbox': { hasReact: true, vite: [11, 165.9], webpack: [10, 168.6], esbuild: [83, 326.5] },
  '/languages': { hasReact: true, vite: [18, 139.4], webpack: [18, 143.6], esbuild: [22, 144.0] },
  '/messages/de': { uses: 'messages', vite: [1, 6.5], webpack: [1, 6.2], esbuild: [1, 6.2] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [19, 156.7],
    webpack: [19, 162.5],
    esbuild: [83, 271.7],
  },
  '/light': { uses: 'defineElements', vite: [64, 212.5], webpack: [57, 237.2], esbuild: [83, 215.9] },
  '/light/define': { vite: [64, 212.4], webpack: [57, 237.2], esbuild: [83, 215.8] },
  '/light/elements/cp-payments': { vite: [20, 103.8], webpack: [20, 109.0], esbuild: [23, 106.1] },
  '/light/loader': { vite: [65, 215.3], webpack: [58, 239.8], esbuild: [84, 218.4] },
  '/light/sandbox': { vite: [11, 112.8], webpack: [10, 115.3], esbuild: [83, 269.9] },
  '/light/languages': { vite: [18, 86.5], webpack: [18, 90.3], esbuild: [21, 89.4] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [19, 103.9],
    webpack: [19, 109.5],
    esbuild: [83, 218.2],
  },
}
