import { type Plugin, runnerImport } from 'vite'
import { readBreakpoints } from './breakpoints-in.ts'

const manifest = 'virtual:elements-manifest'
const breakpoints = 'virtual:breakpoints'

/** Gives the elements' manifest and their breakpoints to pages. Both are made from sources that only Node can read. */
export const manifestModule: Plugin = {
  name: manifest,
  resolveId: (id) => (id === manifest || id === breakpoints ? `\0${id}` : undefined),
  async load(id) {
    if (id === `\0${breakpoints}`) {
      const { shared, local } = readBreakpoints()
      return `export default ${JSON.stringify(shared)}; export const local = ${JSON.stringify(local)}`
    }
    if (id !== `\0${manifest}`) return
    // Vite loads the script here, because Storybook's own loader warns of every import without an extension.
    const { module } =
      await runnerImport<typeof import('../scripts/build/manifest')>('scripts/build/manifest.ts')
    return `export default ${JSON.stringify(module.describeElements())}`
  },
}
