import { type Plugin, runnerImport } from 'vite'

const name = 'virtual:elements-manifest'

/** Gives pages the elements' manifest, which is made from sources that only Node can read. */
export const manifestModule: Plugin = {
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return
    // Storybook's own way of loading its settings warns of every import without an extension.
    const { module } =
      await runnerImport<typeof import('../scripts/build-manifest')>('scripts/build-manifest.ts')
    return `export default ${JSON.stringify(module.describeElements())}`
  },
}
