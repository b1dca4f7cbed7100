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
  '': { uses: 'defineElements', hasReact: true, vite: [79, 230.1], webpack: [71, 279.2], esbuild: [98, 236] },
  '/define': { hasReact: true, vite: [79, 229.9], webpack: [71, 279.2], esbuild: [98, 235.9] },
  '/elements/cp-payments': { hasReact: true, vite: [18, 136], webpack: [17, 136.1], esbuild: [100, 236.8] },
  '/loader': { hasReact: true, vite: [82, 235.6], webpack: [72, 281], esbuild: [101, 240] },
  '/sandbox': { hasReact: true, vite: [9, 161.2], webpack: [9, 160.7], esbuild: [100, 299.7] },
  '/languages': { hasReact: true, vite: [16, 123.4], webpack: [17, 124], esbuild: [20, 127] },
  '/messages/de': { uses: 'messages', vite: [1, 5.8], webpack: [1, 5.5], esbuild: [1, 5.4] },
  '/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [17, 135.7],
    webpack: [16, 135.9],
    esbuild: [98, 235.2],
  },
  '/light': { uses: 'defineElements', vite: [79, 173.8], webpack: [71, 221.8], esbuild: [98, 178.1] },
  '/light/define': { vite: [79, 173.7], webpack: [71, 221.8], esbuild: [98, 178] },
  '/light/elements/cp-payments': { vite: [18, 82.1], webpack: [17, 81.7], esbuild: [99, 178.2] },
  '/light/loader': { vite: [82, 179.5], webpack: [72, 223.5], esbuild: [100, 181.3] },
  '/light/sandbox': { vite: [9, 107.6], webpack: [9, 106.7], esbuild: [99, 241.1] },
  '/light/languages': { vite: [16, 69.8], webpack: [17, 70], esbuild: [19, 71.7] },
  '/light/react': {
    uses: 'CpPayments',
    hasReact: true,
    vite: [17, 82.2],
    webpack: [16, 82.3],
    esbuild: [98, 180.6],
  },
}
