/**
 * The bundler's runtime, as far as the scripts need it. Its own lists the exports of a module by `for … in`, which also finds
 * what a page has added to `Object.prototype`, and fails on it. And it follows each export of a CommonJS module, such as
 * React's: these are all there when the module has run, and a copy is shorter.
 */
import type { Plugin } from 'vite'

const helpers = {
  exportAll: `(all) => {
    const target = {};
    for (const name of Object.keys(all)) Object.defineProperty(target, name, { get: all[name] });
    return target;
  }`,
  toESM: `(mod, isNodeMode) => ({ ...mod, default: isNodeMode || !mod.__esModule ? mod : mod.default })`,
}

export const smallRuntime: Plugin = {
  name: 'small-runtime',
  transform: {
    filter: { id: /^\0rolldown\/runtime\.js$/ },
    handler(code) {
      const own = Object.entries(helpers).reduce((text, [name, body]) => {
        const parts = text.split(new RegExp(`(export var __${name} = )[^]*?;(?=\\nexport var )`))
        if (parts.length !== 3) throw new Error(`The bundler writes __${name} in another way.`)
        return `${parts[0]}${parts[1]}${body};${parts[2]}`
      }, code)
      return { code: own, map: null }
    },
  },
}
