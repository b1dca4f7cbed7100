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
    vite: [59, 237.5],
    webpack: [53, 256.8],
    esbuild: [78, 242.2],
  },
  '/define': { hasReact: true, vite: [59, 237.5], webpack: [53, 256.8], esbuild: [78, 242.2] },
  '/elements/cp-payments': { hasReact: true, vite: [15, 142.4], webpack: [15, 141.9], esbuild: [18, 146.1] },
  '/loader': { hasReact: true, vite: [60, 240.1], webpack: [54, 258.8], esbuild: [79, 244.1] },
  '/sandbox': { hasReact: true, vite: [9, 157.9], webpack: [9, 157.3], esbuild: [78, 295.1] },
  '/languages': { hasReact: true, vite: [16, 128.3], webpack: [17, 129.2], esbuild: [20, 132.5] },
  '/messages/de': { uses: 'messages', vite: [1, 5.9], webpack: [1, 5.5], esbuild: [1, 5.5] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [14, 142.1],
    webpack: [14, 141.6],
    esbuild: [78, 241.3],
  },
  '/light': { uses: 'defineElements', vite: [59, 182.7], webpack: [53, 200.9], esbuild: [78, 185.6] },
  '/light/define': { vite: [59, 182.7], webpack: [53, 200.9], esbuild: [78, 185.6] },
  '/light/elements/cp-payments': { vite: [15, 89.1], webpack: [15, 88.3], esbuild: [18, 91.4] },
  '/light/loader': { vite: [60, 185.0], webpack: [54, 202.9], esbuild: [79, 187.5] },
  '/light/sandbox': { vite: [9, 104.9], webpack: [9, 104.0], esbuild: [78, 238.5] },
  '/light/languages': { vite: [16, 75.3], webpack: [17, 75.8], esbuild: [19, 77.9] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [14, 89.3],
    webpack: [14, 88.7],
    esbuild: [78, 188.0],
  },
}
