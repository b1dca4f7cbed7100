/**
 * What each import of the package becomes in a host's bundler: how many scripts, and how many KB of 1000 bytes they have
 * together after gzip. A page loads a part of them. No number is ever raised; `npm run docs` writes those of Vite into the guide.
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
    vite: [58, 227.9],
    webpack: [52, 245.9],
    esbuild: [79, 233],
  },
  '/define': { hasReact: true, vite: [58, 227.9], webpack: [52, 245.9], esbuild: [79, 233] },
  '/elements/cp-payments': { hasReact: true, vite: [14, 135.7], webpack: [14, 135.2], esbuild: [17, 139.1] },
  '/loader': { hasReact: true, vite: [59, 230.2], webpack: [53, 247.7], esbuild: [80, 234.8] },
  '/sandbox': { hasReact: true, vite: [8, 150.4], webpack: [8, 149.8], esbuild: [78, 283.8] },
  '/languages': { hasReact: true, vite: [15, 122.9], webpack: [16, 123.7], esbuild: [19, 126.7] },
  '/messages/de': { uses: 'messages', vite: [1, 5.8], webpack: [1, 5.5], esbuild: [1, 5.4] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [13, 135.6],
    webpack: [13, 135],
    esbuild: [77, 230.5],
  },
  '/light': { uses: 'defineElements', vite: [58, 172.6], webpack: [52, 189.4], esbuild: [78, 175.1] },
  '/light/define': { vite: [58, 172.6], webpack: [52, 189.4], esbuild: [78, 175.1] },
  '/light/elements/cp-payments': { vite: [14, 81.9], webpack: [14, 80.9], esbuild: [17, 83.8] },
  '/light/loader': { vite: [59, 174.7], webpack: [53, 191.2], esbuild: [79, 176.9] },
  '/light/sandbox': { vite: [8, 96.8], webpack: [8, 95.8], esbuild: [77, 225.9] },
  '/light/languages': { vite: [15, 69.3], webpack: [16, 69.7], esbuild: [18, 71.4] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [13, 82.1],
    webpack: [13, 81.5],
    esbuild: [77, 176.4],
  },
}
