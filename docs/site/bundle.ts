/** Bundles the site's scripts and its style sheet. */
import { type BuildOptions, build } from 'esbuild'
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
  const inParts: BuildOptions = { ...shared, splitting: true, format: 'esm' }
  const scripts = (names: readonly string[]) => names.map((name) => `docs/site/browser/${name}.ts`)
  // What these load late needs helpers of the bundler. Cut together with them, each other page would begin with the helpers.
  for (const name of ['api', 'element']) await build({ ...inParts, entryPoints: scripts([name]) })
  await build({
    ...inParts,
    entryPoints: [
      ...scripts(['builder', 'home', 'live', 'page', 'theme-editor']),
      'docs/site/style/site.css',
    ],
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
}
