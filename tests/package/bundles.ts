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
    vite: [58, 233.4],
    webpack: [52, 252.7],
    esbuild: [77, 238.2],
  },
  '/define': { hasReact: true, vite: [58, 233.4], webpack: [52, 252.7], esbuild: [77, 238.2] },
  '/elements/cp-payments': { hasReact: true, vite: [14, 138.8], webpack: [14, 138.4], esbuild: [17, 142.4] },
  '/loader': { hasReact: true, vite: [59, 236], webpack: [53, 254.5], esbuild: [78, 239.9] },
  '/sandbox': { hasReact: true, vite: [8, 152.6], webpack: [8, 152.1], esbuild: [77, 288.9] },
  '/languages': { hasReact: true, vite: [15, 125.1], webpack: [16, 125.9], esbuild: [19, 129.2] },
  '/messages/de': { uses: 'messages', vite: [1, 5.8], webpack: [1, 5.5], esbuild: [1, 5.4] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [13, 138.6],
    webpack: [13, 138.1],
    esbuild: [76, 236.3],
  },
  '/light': { uses: 'defineElements', vite: [58, 178.8], webpack: [52, 196.8], esbuild: [77, 181.6] },
  '/light/define': { vite: [58, 178.7], webpack: [52, 196.8], esbuild: [77, 181.6] },
  '/light/elements/cp-payments': { vite: [14, 85.6], webpack: [14, 84.8], esbuild: [17, 87.8] },
  '/light/loader': { vite: [59, 181.1], webpack: [53, 198.7], esbuild: [78, 183.2] },
  '/light/sandbox': { vite: [8, 99.6], webpack: [8, 98.8], esbuild: [77, 232.2] },
  '/light/languages': { vite: [15, 72.1], webpack: [16, 72.6], esbuild: [18, 74.6] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [13, 85.8],
    webpack: [13, 85.3],
    esbuild: [76, 183.1],
  },
}
