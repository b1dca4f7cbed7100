/**
 * Tells the bundlers of hosts which values nobody misses when nothing uses them: all that stand at the top of a source. A
 * bundler knows this of whole files, by `sideEffects` in package.json, but a file of the package holds many sources.
 */
import { type Plugin, parseSync, Visitor } from 'vite'

const mark = '/* @__PURE__ */ '
/** Vite could make no single file of a page that leaves out the import, but not the imported file. */
const loads = /\bimport\(/

export const pureValues: Plugin = {
  name: 'pure-values',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.+\.tsx?$/ },
    handler(source, id) {
      const { program } = parseSync(id, source)
      const places: number[] = []
      let depth = 0
      const inFunction = () => void depth++
      const outOfFunction = () => void depth--
      let isValue = false
      const note = ({ start, end }: { start: number; end: number }) => {
        if (isValue && depth === 0 && !loads.test(source.slice(start, end))) places.push(start)
      }
      new Visitor({
        VariableDeclarator: () => {
          if (depth === 0) isValue = true
        },
        'VariableDeclarator:exit': () => {
          if (depth === 0) isValue = false
        },
        ArrowFunctionExpression: inFunction,
        'ArrowFunctionExpression:exit': outOfFunction,
        FunctionExpression: inFunction,
        'FunctionExpression:exit': outOfFunction,
        FunctionDeclaration: inFunction,
        'FunctionDeclaration:exit': outOfFunction,
        CallExpression: note,
        NewExpression: note,
      }).visit(program)
      const code = [...new Set(places)]
        .sort((one, other) => other - one)
        .reduce((text, place) => text.slice(0, place) + mark + text.slice(place), source)
      return { code, map: null }
    },
  },
}
