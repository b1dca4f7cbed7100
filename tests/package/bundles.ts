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
    vite: [59, 236.9],
    webpack: [53, 256.5],
    esbuild: [78, 241.8],
  },
  '/define': { hasReact: true, vite: [59, 237.1], webpack: [53, 256.5], esbuild: [78, 241.8] },
  '/elements/cp-payments': { hasReact: true, vite: [15, 142.0], webpack: [15, 141.5], esbuild: [18, 145.7] },
  '/loader': { hasReact: true, vite: [60, 239.6], webpack: [54, 258.4], esbuild: [79, 243.6] },
  '/sandbox': { hasReact: true, vite: [9, 157.5], webpack: [9, 157.0], esbuild: [78, 294.8] },
  '/languages': { hasReact: true, vite: [16, 128.0], webpack: [17, 128.9], esbuild: [20, 132.1] },
  '/messages/de': { uses: 'messages', vite: [1, 5.9], webpack: [1, 5.5], esbuild: [1, 5.5] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [14, 141.7],
    webpack: [14, 141.2],
    esbuild: [78, 240.9],
  },
  '/light': { uses: 'defineElements', vite: [59, 182.4], webpack: [53, 200.6], esbuild: [78, 185.2] },
  '/light/define': { vite: [59, 182.4], webpack: [53, 200.6], esbuild: [78, 185.2] },
  '/light/elements/cp-payments': { vite: [15, 88.8], webpack: [15, 87.9], esbuild: [18, 91.0] },
  '/light/loader': { vite: [60, 184.7], webpack: [54, 202.5], esbuild: [79, 187.0] },
  '/light/sandbox': { vite: [9, 104.5], webpack: [9, 103.7], esbuild: [78, 238.2] },
  '/light/languages': { vite: [16, 75.0], webpack: [17, 75.5], esbuild: [19, 77.5] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [14, 88.9],
    webpack: [14, 88.4],
    esbuild: [78, 187.6],
  },
}
