/** Builds `check-api.js`, the command of the package: `npx --no client-portal-elements check-api`. */
import { build } from 'vite'
import manifest from '../../package.json' with { type: 'json' }

/** Builds it into a folder. @param outside The packages that stay outside: those that npm installs with this one. */
export async function buildCheckApi(folder: string, outside = Object.keys(manifest.dependencies)) {
  await build({
    logLevel: 'warn',
    build: {
      lib: { entry: { 'check-api': 'src/check-api/main.ts' }, formats: ['es'] },
      target: 'node20',
      minify: false,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        external: [/^node:/, ...outside.map((name) => new RegExp(`^${name}(/|$)`))],
        output: { codeSplitting: false, postBanner: '#!/usr/bin/env node' },
      },
    },
  })
}
