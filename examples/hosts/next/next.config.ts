import { resolve } from 'node:path'
import type { NextConfig } from 'next'

const config: NextConfig = {
  distDir: 'dist',
  // The folder with the packages: a workspace has none of its own.
  turbopack: { root: resolve('..') },
  // Next takes the icon's link away between two pages, and a browser may then ask for this one.
  rewrites: async () => [{ source: '/favicon.ico', destination: '/icon.svg' }],
}

export default config
