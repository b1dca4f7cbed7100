/**
 * The portal loads the views that the table of elements loads, too. For two `import()` of one view, webpack would write the
 * view and all that it needs twice: here, both call one function.
 */
import type { Plugin } from 'vite'

const shared = /\bimport\('(\.\.\/.+?)'\)/g
const mark = '?load'

export const oneImport: Plugin = {
  name: 'one-import',
  enforce: 'pre',
  resolveId: { filter: { id: /\?load$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0.+\?load$/ },
    handler: (id) => `export const load = () => import('${id.slice(1, -mark.length)}')`,
  },
  transform: {
    filter: { id: /\/(elements\/elements\.ts(\?row=.+)?|portal\/screens\.tsx)$/ },
    async handler(code, id) {
      const views = [...new Set(Array.from(code.matchAll(shared), ([, view = '']) => view))]
      const imports = views.map(async (view, index) => {
        const file = await this.resolve(view, id)
        return `import { load as load${index} } from '${file?.id}${mark}'`
      })
      const calls = code.replace(shared, (_, view: string) => `load${views.indexOf(view)}()`)
      // At the end: a bundler that makes one file puts what is imported first there first.
      return { code: [calls, ...(await Promise.all(imports))].join('\n'), map: null }
    },
  },
}
