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
    vite: [63, 248.4],
    webpack: [55, 271.3],
    esbuild: [82, 253.1],
  },
  '/define': { hasReact: true, vite: [63, 248.4], webpack: [55, 271.3], esbuild: [82, 253.1] },
  '/elements/cp-payments': { hasReact: true, vite: [18, 150.3], webpack: [17, 153.1], esbuild: [21, 154.0] },
  '/loader': { hasReact: true, vite: [64, 251.2], webpack: [56, 273.3], esbuild: [83, 254.9] },
  '/sandbox': { hasReact: true, vite: [11, 163.4], webpack: [10, 166.3], esbuild: [82, 306.1] },
  '/languages': { hasReact: true, vite: [17, 136.8], webpack: [18, 141.3], esbuild: [22, 141.3] },
  '/messages/de': { uses: 'messages', vite: [1, 6.5], webpack: [1, 6.1], esbuild: [1, 6.1] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [17, 150.0],
    webpack: [16, 152.8],
    esbuild: [82, 252.2],
  },
  '/light': { uses: 'defineElements', vite: [63, 193.5], webpack: [55, 215.5], esbuild: [82, 196.5] },
  '/light/define': { vite: [63, 193.8], webpack: [55, 215.5], esbuild: [82, 196.5] },
  '/light/elements/cp-payments': { vite: [18, 97.0], webpack: [17, 99.5], esbuild: [21, 99.3] },
  '/light/loader': { vite: [64, 196.1], webpack: [56, 217.4], esbuild: [83, 198.3] },
  '/light/sandbox': { vite: [11, 110.4], webpack: [10, 112.9], esbuild: [82, 249.4] },
  '/light/languages': { vite: [17, 83.8], webpack: [18, 87.9], esbuild: [21, 86.7] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [17, 97.3],
    webpack: [16, 99.9],
    esbuild: [82, 198.9],
  },
}
