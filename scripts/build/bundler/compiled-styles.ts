/**
 * Compiles the styles of the views when the scripts are built. In the sources, goober does this when a module runs,
 * and a page waits for it. In the scripts, a style is its finished rules:
 * `const card = css({ padding: space(4) })` becomes `const card = addRules('.go7{padding:calc(var(--_space)*4)}')`.
 */
import { type Plugin, parseAst, runnerImport } from 'vite'

/** A style in a source: the constant that it is, and the call that makes it. */
interface Call {
  constant: string
  start: number
  end: number
}

/** All sources that may have styles. */
const views = /\/src\/views\/(?!ui\/style\/styles\.ts).*(?<!\.stories)\.tsx?$/
const styles = '/src/views/ui/style/styles.ts'
const sheet = '/src/views/ui/style/sheet.ts'

/** The styles in a source: each is a constant of the module. */
function callsIn(source: string): Call[] {
  return parseAst(source, { lang: 'tsx' }).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) => {
      const isStyle =
        init?.type === 'CallExpression' &&
        init.callee.type === 'Identifier' &&
        ['css', 'keyframes'].includes(init.callee.name)
      return isStyle && id.type === 'Identifier'
        ? [{ constant: id.name, start: init.start, end: init.end }]
        : []
    })
  })
}

/** What the views leave behind when they run in Node: the names of their styles by file, and the rules by name. */
const found = { names: {} as Record<string, string[]>, rules: {} as Record<string, string> }
Reflect.set(globalThis, 'foundStyles', found)

/** In place of `styles.ts`, while the views run in Node. */
const recorder = `
  import { css as compile } from 'goober'
  export * from '${styles}?own'
  const style = (kind) => (rules) => {
    const target = { data: '' }
    const name = compile.call({ ...kind, target }, rules)
    foundStyles.rules[name] ??= target.data
    return name
  }
  export const css = style({})
  export const keyframes = style({ k: 1 })
`

/** Runs all views in Node. */
async function findStyles(): Promise<void> {
  const record: Plugin = {
    name: 'record-styles',
    enforce: 'pre',
    resolveId: { filter: { id: /^every-view$/ }, handler: () => '\0every-view' },
    load: {
      filter: { id: /every-view$|\/style\/styles\.ts$/ },
      handler: (id) =>
        id.endsWith('.ts')
          ? recorder
          : `import.meta.glob(['/src/views/**/*.{ts,tsx}', '!**/*.stories.tsx'], { eager: true })`,
    },
    transform: {
      filter: { id: views },
      handler: (source, id) =>
        `${source}\nfoundStyles.names['${id}'] = [${callsIn(source).map(({ constant }) => constant)}]`,
    },
  }
  // Else Vite would set it to `development`, for the builds that follow, too.
  process.env.NODE_ENV = 'production'
  await runnerImport('every-view', { configFile: false, plugins: [record] })
}

/** Replaces each style of the views by its rules. */
export const compiledStyles: Plugin = {
  name: 'compiled-styles',
  enforce: 'pre',
  async buildStart() {
    stylesAreFound ??= findStyles()
    await stylesAreFound
  },
  transform: {
    filter: { id: views },
    handler(source, id) {
      const written = source.match(/\b(css|keyframes)\(/g) ?? []
      if (written.length === 0) return
      const calls = callsIn(source)
      const names = found.names[id] ?? []
      if (calls.length !== written.length || names.length !== written.length)
        this.error(`${id} has styles that are no constants.`)
      let code = source
      for (const [index, { start, end }] of [...calls.entries()].reverse()) {
        const text = JSON.stringify(shorten(rulesOf(names[index] ?? '')))
        // What follows stays on its line, for source maps.
        const lines = source.slice(start, end).replaceAll(/[^\n]/g, '')
        code = `${code.slice(0, start)}addRules(${text})${lines}${code.slice(end)}`
      }
      return { code: `import { addRules } from '${sheet}';${code}`, map: null }
    },
  },
}

let stylesAreFound: Promise<void> | undefined

/**
 * The rules of a style. Its own name is the first one in them. They contain the animations that they name: nothing else
 * refers to an animation, so a bundler would leave it out.
 */
function rulesOf(name: string): string {
  const rules = found.rules[name]
  if (!rules) throw new Error(`The style ${name} was not found.`)
  const [first, ...others] = new Set(namesIn(rules))
  const animations = others
    .map((each) => found.rules[each] ?? '')
    .filter((each) => each.startsWith('@keyframes'))
  return minified([...(first === name ? [] : [`.${name}{}`]), rules, ...animations].join(''))
}

const namesIn = (rules: string) => rules.match(/\bgo\d+/g) ?? []

/** Gives each style a short name, the same in each build. */
function shorten(rules: string): string {
  const all = Object.values(found.names).flat()
  return rules.replaceAll(/\bgo\d+/g, (name) => {
    if (!all.includes(name)) throw new Error(`The style ${name} is no constant of a view.`)
    return `go${all.indexOf(name).toString(36)}`
  })
}

/** Leaves out what CSS does not need: the last semicolon, blanks around commas, zeros before a decimal point. */
const minified = (rules: string) =>
  rules
    .replaceAll(';}', '}')
    .replaceAll(/ ?([>,]) /g, '$1')
    .replaceAll(/\b0(\.\d)/g, '$1')
