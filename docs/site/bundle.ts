/** Bundles the site's scripts and its style sheet. */
import { build } from 'esbuild'
import { frameHeights, knownElements } from './elements/known.ts'

export async function bundleScripts(output: string): Promise<void> {
  // Classic scripts, which run before the page is drawn.
  await build({
    entryPoints: ['docs/site/browser/head/*.ts'],
    outdir: `${output}/assets`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  })
  await build({
    entryPoints: [
      'docs/site/browser/*.ts',
      ...['site', 'frame'].map((name) => `docs/site/style/${name}.css`),
    ],
    outdir: `${output}/assets`,
    outbase: 'docs/site',
    entryNames: '[name]',
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: { __ELEMENTS__: JSON.stringify(knownElements()) },
    // The elements are those that the site serves, as a host's page would load them.
    plugins: [
      {
        name: 'elements-of-the-site',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^client-portal-elements$/ }, () => ({
            path: '../cdn/light/loader.js',
            external: true,
          })),
      },
      {
        name: 'heights-of-frames',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /frame-heights\.css$/ }, ({ path }) => ({ path, namespace: 'heights' }))
          onLoad({ filter: /./, namespace: 'heights' }, () => ({ contents: frameHeights(), loader: 'css' }))
        },
      },
    ],
    logLevel: 'warning',
  })
}
