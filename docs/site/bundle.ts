/** Bundles the site's scripts and its style sheet. */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { frameHeights, knownElements } from './elements/known.ts'

export async function bundleScripts(output: string): Promise<void> {
  const shared: BuildOptions = {
    outdir: `${output}/assets`,
    entryNames: '[name]',
    bundle: true,
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
  }
  // Classic scripts, which run before the page is drawn.
  await build({ ...shared, entryPoints: ['docs/site/browser/head/*.ts'], format: 'iife' })
  // A frame is a page of its own. What it shared with other pages would come to them in more pieces.
  await build({
    ...shared,
    entryPoints: ['docs/site/browser/frame/frame.ts', 'docs/site/style/frame.css'],
    format: 'esm',
    define: { __ELEMENTS__: JSON.stringify(knownElements()) },
    // The elements are those that the site serves, as a host's page would load them.
    alias: { 'client-portal-elements': '../cdn/light/loader.js' },
    external: ['../cdn/*'],
  })
  const { metafile } = await build({
    ...shared,
    metafile: true,
    entryPoints: ['docs/site/browser/*.ts', 'docs/site/style/site.css'],
    splitting: true,
    format: 'esm',
    plugins: [
      {
        name: 'heights-of-frames',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /frame-heights\.css$/ }, ({ path }) => ({ path, namespace: 'heights' }))
          onLoad({ filter: /./, namespace: 'heights' }, () => ({ contents: frameHeights(), loader: 'css' }))
        },
      },
    ],
  })
  dropHelpers(metafile)
}

/** Few scripts use the bundler's helpers. The others would ask for them for nothing: one request less for each page. */
function dropHelpers({ outputs }: Metafile): void {
  const scripts = Object.keys(outputs).filter((file) => file.endsWith('.js'))
  // No file of ours is in them.
  const helpers = scripts.filter((file) => Object.keys(outputs[file]?.inputs ?? {}).length === 0)
  for (const file of scripts) {
    let text = readFileSync(file, 'utf8')
    for (const helper of helpers) text = text.replace(`import"./${basename(helper)}";`, '')
    writeFileSync(file, text)
  }
}
