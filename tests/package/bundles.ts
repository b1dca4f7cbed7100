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
    vite: [59, 235.9],
    webpack: [53, 255.5],
    esbuild: [78, 240.7],
  },
  '/define': { hasReact: true, vite: [59, 235.9], webpack: [53, 255.4], esbuild: [78, 240.7] },
  '/elements/cp-payments': { hasReact: true, vite: [15, 140.8], webpack: [15, 140.4], esbuild: [18, 144.4] },
  '/loader': { hasReact: true, vite: [60, 238.5], webpack: [54, 257.3], esbuild: [79, 242.4] },
  '/sandbox': { hasReact: true, vite: [9, 157.4], webpack: [9, 156.9], esbuild: [78, 294.3] },
  '/languages': { hasReact: true, vite: [16, 126.8], webpack: [17, 127.7], esbuild: [20, 130.9] },
  '/messages/de': { uses: 'messages', vite: [1, 5.9], webpack: [1, 5.5], esbuild: [1, 5.5] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [14, 140.5],
    webpack: [14, 140.1],
    esbuild: [78, 239.9],
  },
  '/light': { uses: 'defineElements', vite: [59, 181.4], webpack: [53, 199.6], esbuild: [78, 184.2] },
  '/light/define': { vite: [59, 181.4], webpack: [53, 199.6], esbuild: [78, 184.2] },
  '/light/elements/cp-payments': { vite: [15, 87.8], webpack: [15, 86.7], esbuild: [18, 89.8] },
  '/light/loader': { vite: [60, 183.5], webpack: [54, 201.5], esbuild: [79, 185.9] },
  '/light/sandbox': { vite: [9, 104.4], webpack: [9, 103.5], esbuild: [78, 237.7] },
  '/light/languages': { vite: [16, 73.8], webpack: [17, 74.3], esbuild: [19, 76.3] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [14, 87.7],
    webpack: [14, 87.2],
    esbuild: [78, 186.4],
  },
}
