import { resolve } from 'node:path'
import type { NextConfig } from 'next'

const config: NextConfig = {
  distDir: 'dist',
  // The folder with the packages: a workspace has none of its own.
  turbopack: { root: resolve('..') },
}

export default config
