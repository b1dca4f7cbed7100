/**
 * Makes the entries of the package that need no source files, because the table of elements lists all tags: one module
 * for each element, one for each React component, and one with all components.
 */
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { type Tag, tags } from '../../../src/elements/elements.ts'

/** The name of an element's React component: `CpPayments`. */
export const componentName = (tag: Tag): string =>
  tag.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The rows that an element needs: its own, and `<cp-config>` counts on every page. A portal shows other elements. */
const rowsFor = (tag: Tag) =>
  tag === 'cp-portal'
    ? `import { elements } from '/src/elements/elements.ts'`
    : `import { row } from '/src/elements/rows/${tag}.ts'
    import { row as config } from '/src/elements/rows/cp-config.ts'
    const elements = { '${tag}': row, 'cp-config': config }`

const files = {
  /** Importing it defines the element. It has the functions of the main entry, without the table of all elements. */
  element: (tag: Tag) => `
    ${rowsFor(tag)}
    import { defineOne } from '/src/elements/define-one.ts'
    import { defineRows } from '/src/elements/this-copy.ts'
    export { configure, defineEndpoints, refreshSession } from '/src/elements/this-copy.ts'
    export { version } from '/src/elements/version.ts'
    export const defineElements = (options) => defineRows(elements, options)
    defineOne('${tag}', elements)
  `,
  /** Importing it does nothing: the component defines the element in the browser. */
  component: (tag: Tag) => `
    ${rowsFor(tag)}
    import { createComponent } from '/src/elements/frameworks/component.ts'
    export const ${componentName(tag)} = /* @__PURE__ */ createComponent('${tag}', elements)
  `,
}
const components = () => `
  export { configure, defineEndpoints, refreshSession } from '/src/elements/this-copy.ts'
  ${tags.map((tag) => `export { ${componentName(tag)} } from 'component:${tag}'`).join('\n')}
`

/** The virtual entries: their paths in the package, and what they are. */
export const virtualEntries: Record<string, string> = {
  react: 'components:all',
  ...Object.fromEntries(
    tags.flatMap((tag) => [
      [`elements/${tag}`, `element:${tag}`],
      [`react/${tag}`, `component:${tag}`],
    ]),
  ),
}

export const npmEntries: Plugin = {
  name: 'npm-entries',
  // Vite turns the entries of a library into paths, so take the last segment.
  resolveId: { filter: { id: /(element|components?):/ }, handler: (id) => `\0${basename(id)}` },
  load: {
    filter: { id: /^\0(element|components?):/ },
    handler(id) {
      const [kind, name] = id.slice(1).split(':')
      const tag = tags.find((each) => each === name)
      if (!tag) return components()
      return kind === 'element' ? files.element(tag) : files.component(tag)
    },
  },
}
