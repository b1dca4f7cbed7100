/** The widths at which the layout of elements changes, as their styles say it. */
import { readdirSync, readFileSync } from 'node:fs'

export interface Breakpoint {
  em: number
  /** The folders of `src/views` in which it holds. */
  places: string[]
}

/** One that has a name, and what the sources say of it. */
export interface SharedBreakpoint extends Breakpoint {
  name: string
  text: string
}

const root = 'src/views'
const shared = ['ui/style/queries.ts', 'portal/breakpoints.ts']

/** Reads the sources. Only Node can. */
export function readBreakpoints(): { shared: SharedBreakpoint[]; local: Breakpoint[] } {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.stories\./.test(file))
    .map((file) => ({ file, place: file.split('/')[0] ?? '', text: readFileSync(`${root}/${file}`, 'utf8') }))
  const placesOf = (isThere: (text: string) => boolean) => [
    ...new Set(files.filter(({ text }) => isThere(text)).map(({ place }) => place)),
  ]
  const named = shared.flatMap((file) =>
    Array.from(
      readFileSync(`${root}/${file}`, 'utf8').matchAll(
        /\/\*\* ([^*]+) \*\/\nexport const (\w+) = '@container (?:\w+ )?\(max-width:([\d.]+)em\)'/g,
      ),
      ([, text = '', name = '', em]) => ({ name, text, em: Number(em) }),
    ),
  )
  const widths = files
    .filter(({ file }) => !shared.includes(file))
    .flatMap(({ text }) => Array.from(text.matchAll(/@container[^'`\n]*/g)))
    .flatMap(([query]) => Array.from(query.matchAll(/([\d.]+)em/g), ([, em]) => Number(em)))
  return {
    shared: named
      .map((each) => ({
        ...each,
        places: placesOf((text) =>
          new RegExp(`import \\{[^}]*\\b${each.name}\\b[^}]*\\} from '.*/(queries|breakpoints)'`).test(text),
        ),
      }))
      .toSorted((one, other) => other.em - one.em),
    local: [...new Set(widths)]
      .filter((em) => !named.some((each) => each.em === em))
      .toSorted((one, other) => other - one)
      .map((em) => ({
        em,
        places: placesOf((text) => new RegExp(`@container[^'\`\\n]*\\b${em}em`).test(text)),
      })),
  }
}
