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
    vite: [59, 235.1],
    webpack: [53, 254.7],
    esbuild: [78, 240.0],
  },
  '/define': { hasReact: true, vite: [59, 235.2], webpack: [53, 254.7], esbuild: [78, 240.0] },
  '/elements/cp-payments': { hasReact: true, vite: [15, 140.6], webpack: [15, 140.1], esbuild: [18, 144.1] },
  '/loader': { hasReact: true, vite: [60, 237.6], webpack: [54, 256.6], esbuild: [79, 241.8] },
  '/sandbox': { hasReact: true, vite: [9, 154.3], webpack: [9, 153.8], esbuild: [78, 290.9] },
  '/languages': { hasReact: true, vite: [16, 126.6], webpack: [17, 127.5], esbuild: [20, 130.7] },
  '/messages/de': { uses: 'messages', vite: [1, 5.9], webpack: [1, 5.5], esbuild: [1, 5.5] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [14, 140.3],
    webpack: [14, 139.8],
    esbuild: [78, 239.1],
  },
  '/light': { uses: 'defineElements', vite: [59, 180.5], webpack: [53, 198.9], esbuild: [78, 183.4] },
  '/light/define': { vite: [59, 180.7], webpack: [53, 198.9], esbuild: [78, 183.4] },
  '/light/elements/cp-payments': { vite: [15, 87.3], webpack: [15, 86.5], esbuild: [18, 89.5] },
  '/light/loader': { vite: [60, 182.8], webpack: [54, 200.8], esbuild: [79, 185.2] },
  '/light/sandbox': { vite: [9, 101.4], webpack: [9, 100.5], esbuild: [78, 234.3] },
  '/light/languages': { vite: [16, 73.6], webpack: [17, 74.1], esbuild: [19, 76.1] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [14, 87.5],
    webpack: [14, 87.0],
    esbuild: [78, 185.8],
  },
}
