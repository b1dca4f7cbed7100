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
    vite: [79, 230.7],
    webpack: [71, 280.1],
    esbuild: [97, 236.5],
  },
  '/define': { hasReact: true, vite: [79, 230.8], webpack: [71, 280.1], esbuild: [97, 236.5] },
  '/elements/cp-payments': { hasReact: true, vite: [18, 136.7], webpack: [17, 137], esbuild: [99, 237.5] },
  '/loader': { hasReact: true, vite: [82, 236.3], webpack: [72, 281.9], esbuild: [100, 240.6] },
  '/sandbox': { hasReact: true, vite: [9, 161.3], webpack: [9, 160.7], esbuild: [99, 300.3] },
  '/languages': { hasReact: true, vite: [16, 123.1], webpack: [17, 123.7], esbuild: [20, 126.7] },
  '/messages/de': { uses: 'messages', vite: [1, 5.8], webpack: [1, 5.5], esbuild: [1, 5.4] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [17, 136.5],
    webpack: [16, 136.8],
    esbuild: [97, 235.9],
  },
  '/light': { uses: 'defineElements', vite: [79, 174.6], webpack: [71, 222.8], esbuild: [97, 178.6] },
  '/light/define': { vite: [79, 174.6], webpack: [71, 222.8], esbuild: [97, 178.6] },
  '/light/elements/cp-payments': { vite: [18, 82.8], webpack: [17, 82.6], esbuild: [98, 178.9] },
  '/light/loader': { vite: [82, 180.4], webpack: [72, 224.5], esbuild: [99, 181.9] },
  '/light/sandbox': { vite: [9, 107.6], webpack: [9, 106.7], esbuild: [98, 241.7] },
  '/light/languages': { vite: [16, 69.5], webpack: [17, 69.7], esbuild: [19, 71.4] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [17, 82.9],
    webpack: [16, 83.2],
    esbuild: [97, 181.2],
  },
}
