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
    vite: [64, 273.0],
    webpack: [57, 299.2],
    esbuild: [83, 278.6],
  },
  '/define': { hasReact: true, vite: [64, 272.9], webpack: [57, 299.2], esbuild: [83, 278.6] },
  '/elements/cp-payments': { hasReact: true, vite: [20, 158.8], webpack: [20, 164.4], esbuild: [23, 162.7] },
  '/loader': { hasReact: true, vite: [65, 276.3], webpack: [58, 301.9], esbuild: [84, 281.2] },
  '/sandbox': { hasReact: true, vite: [11, 167.8], webpack: [10, 170.5], esbuild: [83, 333.2] },
  '/languages': { hasReact: true, vite: [18, 141.3], webpack: [18, 145.7], esbuild: [22, 146.2] },
  '/messages/de': { uses: 'messages', vite: [1, 6.7], webpack: [1, 6.3], esbuild: [1, 6.3] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [19, 158.4],
    webpack: [19, 164.1],
    esbuild: [83, 277.8],
  },
  '/light': { uses: 'defineElements', vite: [64, 218.0], webpack: [57, 243.2], esbuild: [83, 221.9] },
  '/light/define': { vite: [64, 218.1], webpack: [57, 243.2], esbuild: [83, 221.8] },
  '/light/elements/cp-payments': { vite: [20, 105.5], webpack: [20, 110.7], esbuild: [23, 107.9] },
  '/light/loader': { vite: [65, 221.1], webpack: [58, 245.9], esbuild: [84, 224.4] },
  '/light/sandbox': { vite: [11, 114.8], webpack: [10, 117.2], esbuild: [83, 276.6] },
  '/light/languages': { vite: [18, 88.3], webpack: [18, 92.4], esbuild: [21, 91.6] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [19, 105.6],
    webpack: [19, 111.2],
    esbuild: [83, 224.2],
  },
}
