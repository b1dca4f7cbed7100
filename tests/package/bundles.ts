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
    vite: [59, 235.7],
    webpack: [53, 255.3],
    esbuild: [78, 240.5],
  },
  '/define': { hasReact: true, vite: [59, 235.7], webpack: [53, 255.2], esbuild: [78, 240.5] },
  '/elements/cp-payments': { hasReact: true, vite: [15, 140.6], webpack: [15, 140.2], esbuild: [18, 144.2] },
  '/loader': { hasReact: true, vite: [60, 238.3], webpack: [54, 257.1], esbuild: [79, 242.2] },
  '/sandbox': { hasReact: true, vite: [9, 157.2], webpack: [9, 156.7], esbuild: [78, 294.1] },
  '/languages': { hasReact: true, vite: [16, 126.6], webpack: [17, 127.5], esbuild: [20, 130.7] },
  '/messages/de': { uses: 'messages', vite: [1, 5.9], webpack: [1, 5.5], esbuild: [1, 5.5] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [14, 140.3],
    webpack: [14, 139.9],
    esbuild: [78, 239.7],
  },
  '/light': { uses: 'defineElements', vite: [59, 181.2], webpack: [53, 199.4], esbuild: [78, 184.0] },
  '/light/define': { vite: [59, 181.2], webpack: [53, 199.4], esbuild: [78, 184.0] },
  '/light/elements/cp-payments': { vite: [15, 87.6], webpack: [15, 86.5], esbuild: [18, 89.6] },
  '/light/loader': { vite: [60, 183.3], webpack: [54, 201.3], esbuild: [79, 185.7] },
  '/light/sandbox': { vite: [9, 104.2], webpack: [9, 103.3], esbuild: [78, 237.5] },
  '/light/languages': { vite: [16, 73.6], webpack: [17, 74.1], esbuild: [19, 76.1] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [14, 87.5],
    webpack: [14, 87.0],
    esbuild: [78, 186.2],
  },
}
