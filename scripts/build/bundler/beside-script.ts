/**
 * Lets files that stand beside a script take what they need from it through a symbol. They never import the script: a page
 * may have asked for `client-portal.js?v=2`, and would load a second one.
 */
import type { Plugin } from 'vite'
import { hashOfSources } from './names-of-builds.ts'

/** If a new version of the bundler writes imports or exports otherwise, the build fails. */
export function besideScript(exported: readonly string[]): Plugin {
  /** Of all sources: a file of another build has another name, and looks for another symbol. */
  let build = ''
  return {
    name: 'beside-script',
    buildEnd() {
      build = hashOfSources(this)
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const script = chunks.find(({ isEntry }) => isEntry)
      if (!script || chunks.length < 2) return this.error('No file stands beside the script.')
      const symbol = `globalThis[Symbol.for("${script.name}-${build}")]`
      for (const chunk of chunks) {
        if (chunk === script) continue
        const own = chunk.code.replace(
          new RegExp(`import\\{([^}]+)\\}from"\\.\\./${script.name}\\.js";`),
          (_, names: string) => `const{${names.replaceAll(' as ', ':')}}=${symbol};`,
        )
        // They may import one another: nothing else asks for them, and never by another address.
        if (/\bimport\b(?!\{[^}]+\}from"\.\/)/.test(own))
          this.error(`${chunk.fileName} imports in another way.`)
        chunk.code = own
      }
      const [statement, list = ''] = /export\{([^}]+)\};?\s*$/.exec(script.code) ?? []
      if (!statement) return this.error('The script exports in another way.')
      const pairs = list.split(',').map((pair) =>
        pair
          .split(' as ')
          .toReversed()
          .map((name) => name.trim()),
      )
      const inside = pairs.filter(([name = '']) => !exported.includes(name))
      const outside = pairs.filter(([name = '']) => exported.includes(name))
      // A path from the folder of the chunks: that of `version.js`.
      script.code = script.code
        .replaceAll(/([`"'])\.\.\/version\.js/g, '$1./version.js')
        .replace(
          statement,
          () =>
            `${symbol}??={${inside.map(([name, local]) => (local ? `${name}:${local}` : name)).join()}};` +
            `export{${outside.map(([name, local = name]) => `${local} as ${name}`).join()}};`,
        )
    },
  }
}
