/**
 * Gives what one file takes from another the same name in both: `import{t as e}from"./base.js"` becomes
 * `import{e}from"./base.js"`. The lists of what files give and take have half as many names then.
 */
import { basename } from 'node:path'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Names of the variables of a file, each by what it was called so far: in the form of terser's `nameCache`. */
type Names = Record<`$${string}`, string>

const imports = /\bimport\{([^}]+)\}from["'`](\.[^"'`]+)["'`]/g
const exports = /\bexport\{([^}]+)\}/g
/** What a dynamic import picks out of a file: it is known there by its old name. */
const picks = /\bimport\(["'`](\.[^"'`]+)["'`]\)\.then\((\w+)=>\2\.([\w$]+)\)/g
/** The names that the bundler has chosen. Any other may be known elsewhere. */
const chosen = /^([\w$]{1,2}|cpHelpers)$/

/** In the order of their frequency in scripts: what repeats is compressed better. */
const letters = [...'etnriaoscludfpmhgbvkyxwjqz']
const pairs = letters.flatMap((first) => letters.map((second) => first + second))
const words = ['as', 'do', 'if', 'in', 'is', 'of']

/** Changes the imports and exports of the files. @returns the new names of the variables of each file */
export function shareNames(chunks: readonly Chunk[]): ReadonlyMap<Chunk, Names> {
  const picked = chunks.flatMap(({ code }) =>
    Array.from(code.matchAll(picks), ([, path = '', , name = '']) => keyOf(path, name)),
  )
  const takers = new Map<string, string[]>()
  for (const { code, fileName } of chunks)
    for (const [, list = '', path = ''] of code.matchAll(imports))
      for (const { outside } of list.split(',').map(asImported)) {
        const key = keyOf(path, outside)
        if (!chosen.test(outside) || picked.includes(key)) continue
        takers.set(key, [...(takers.get(key) ?? []), fileName])
      }
  const kept = chunks.flatMap(({ code, fileName }) =>
    Array.from(code.matchAll(exports), ([, list = '']) => list.split(',').map(asExported))
      .flat()
      .flatMap(({ outside }) => (takers.has(keyOf(fileName, outside)) ? [] : [outside])),
  )
  const newNames = namesFor(takers, kept)
  return new Map(
    chunks.map((chunk) => {
      const names: Names = {}
      const renamed = (path: string, { outside, inside }: Binding): Binding => {
        const name = newNames.get(keyOf(path, outside))
        if (!name) return { outside, inside }
        names[`$${inside}`] = name
        return { outside: name, inside }
      }
      chunk.code = chunk.code
        .replaceAll(imports, (_, list: string, path: string) => {
          const own = list.split(',').map((each) => renamed(path, asImported(each)))
          return `import{${own.toSorted(byName).map(({ outside, inside }) => `${outside} as ${inside}`)}}from"${path}"`
        })
        .replaceAll(exports, (_, list: string) => {
          const own = list.split(',').map((each) => renamed(chunk.fileName, asExported(each)))
          return `export{${own.toSorted(byName).map(({ outside, inside }) => `${inside} as ${outside}`)}}`
        })
      return [chunk, names]
    }),
  )
}

/** A variable of a file, and what other files call it. */
interface Binding {
  inside: string
  outside: string
}

function asImported(text: string): Binding {
  const [outside = '', inside = outside] = text.split(' as ')
  return { inside, outside }
}

function asExported(text: string): Binding {
  const [inside = '', outside = inside] = text.split(' as ')
  return { inside, outside }
}

const byName = (one: Binding, other: Binding) => (one.outside < other.outside ? -1 : 1)

const keyOf = (path: string, name: string) => `${basename(path)} ${name}`

/**
 * What most files take has one letter. What the same files take from a file has names that follow one another.
 * @param kept Names that stay: no other export of the same file may have them.
 */
function namesFor(
  takers: ReadonlyMap<string, readonly string[]>,
  kept: readonly string[],
): ReadonlyMap<string, string> {
  const names = [...letters, ...pairs].filter((name) => !words.includes(name) && !kept.includes(name))
  const singles = names.filter((name) => name.length === 1).length
  const byUse = Array.from(takers).toSorted(([, one], [, other]) => other.length - one.length)
  const place = ([key, files]: [string, readonly string[]]) => [key.split(' ')[0], ...files, key].join(' ')
  const others = byUse.slice(singles).toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
  if (takers.size > names.length) throw new Error(`Files share ${takers.size} names: there are not so many.`)
  return new Map([...byUse.slice(0, singles), ...others].map(([key], index) => [key, names[index] ?? '']))
}
