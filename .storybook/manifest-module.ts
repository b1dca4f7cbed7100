import { type Plugin, runnerImport } from 'vite'

const name = 'virtual:elements-manifest'

/** Gives the elements' manifest to pages. It is made from sources that only Node can read. */
export const manifestModule: Plugin = {
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return
    // Vite loads the script here, because Storybook's own loader warns of every import without an extension.
    const { module } =
      await runnerImport<typeof import('../scripts/build/manifest')>('scripts/build/manifest.ts')
    return `export default ${JSON.stringify(module.describeElements())}`
  },
}
