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
    vite: [63, 251.1],
    webpack: [55, 274.4],
    esbuild: [82, 255.9],
  },
  '/define': { hasReact: true, vite: [63, 251.1], webpack: [55, 274.4], esbuild: [82, 255.9] },
  '/elements/cp-payments': { hasReact: true, vite: [18, 151.7], webpack: [17, 154.4], esbuild: [21, 155.4] },
  '/loader': { hasReact: true, vite: [64, 254.4], webpack: [56, 277.0], esbuild: [83, 258.4] },
  '/sandbox': { hasReact: true, vite: [11, 164.8], webpack: [10, 167.6], esbuild: [82, 308.9] },
  '/languages': { hasReact: true, vite: [18, 139.1], webpack: [18, 143.3], esbuild: [22, 143.6] },
  '/messages/de': { uses: 'messages', vite: [1, 6.5], webpack: [1, 6.1], esbuild: [1, 6.1] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [17, 151.3],
    webpack: [16, 154.2],
    esbuild: [82, 255.1],
  },
  '/light': { uses: 'defineElements', vite: [63, 196.4], webpack: [55, 218.5], esbuild: [82, 199.3] },
  '/light/define': { vite: [63, 196.4], webpack: [55, 218.5], esbuild: [82, 199.3] },
  '/light/elements/cp-payments': { vite: [18, 98.4], webpack: [17, 100.8], esbuild: [21, 100.8] },
  '/light/loader': { vite: [64, 199.4], webpack: [56, 221.1], esbuild: [83, 201.8] },
  '/light/sandbox': { vite: [11, 111.8], webpack: [10, 114.3], esbuild: [82, 252.4] },
  '/light/languages': { vite: [18, 86.1], webpack: [18, 89.9], esbuild: [21, 89.1] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [17, 98.6],
    webpack: [16, 101.3],
    esbuild: [82, 201.6],
  },
}
