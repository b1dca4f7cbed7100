/** The page that a developer wrote by hand: React, the same calls, all at once, plain tables. */
import { build } from 'vite'

export const bareFolder = 'node_modules/.cache/benchmark/bare'
export const barePage = '<body></body><script type="module" src="/bare-files/dashboard.js"></script>'

/** Builds it as its developer would. */
export async function buildBare(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      lib: { entry: { dashboard: 'tests/benchmarks/bare/dashboard.tsx' }, formats: ['es'] },
      minify: true,
      outDir: bareFolder,
      rolldownOptions: { output: { entryFileNames: '[name].js', minify: true } },
    },
  })
}
