/**
 * How the site is made: each guide of `docs/` becomes a page at its own path, and each file of `pages/` what it says. All
 * links become relative, so that the site works below any path.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { bundleScripts } from './bundle.ts'
import { basePath } from './content/addresses.ts'
import { readGuides } from './content/files.ts'
import { joinGuides, listGuides } from './content/llms.ts'
import { markdown, readTitle } from './content/markdown.ts'
import { searchSections } from './content/search-index.ts'
import type { EleventyConfig, PageData } from './eleventy.ts'
import { tokenSheet } from './theme/token-sheet.ts'

const output = 'docs/dist'

function titleOf(path: string): string {
  const title = readTitle(readFileSync(path, 'utf8'))
  if (!title) throw new Error(`${path} has no heading such as "# Title".`)
  return title
}

export default function configure(eleventy: EleventyConfig) {
  eleventy.addExtension(['11ty.tsx'], {
    key: '11ty.js',
    compile: () =>
      async function (this: { defaultRenderer(data: unknown): Promise<React.ReactNode> }, data: unknown) {
        return `<!doctype html>${renderToStaticMarkup(await this.defaultRenderer(data))}`
      },
  })
  eleventy.setLibrary('md', markdown)
  // Braces in examples are code of frameworks.
  eleventy.addGlobalData('layout', 'guide.11ty.tsx')
  eleventy.addGlobalData('eleventyComputed', {
    permalink: ({ permalink, page }: PageData) => permalink || `${page.filePathStem}.html`,
    title: ({ title, page }: PageData) => title || titleOf(page.inputPath),
  })
  for (const path of [output, 'docs/development', 'docs/tools.md', 'docs/node_modules'])
    eleventy.ignores.add(path)

  eleventy.addPassthroughCopy({
    'docs/*.png': '.',
    'docs/{openapi,password-vectors,tokens*}.json': '.',
    'docs/design/brands': 'design/brands',
    'tests/e2e/screens/pictures': 'gallery',
  })
  // Most hosts of static files compress by themselves.
  const filter = (path: string) => !/\.(br|gz)$/.test(path)
  eleventy.addPassthroughCopy({ 'dist/cdn': 'cdn' }, { filter })
  eleventy.addPassthroughCopy({ 'docs/site/public': '.' })
  eleventy.addTransform('relative-links', function (this: { page: PageData['page'] }, html: string) {
    // The page for addresses that there are not stands at each of them.
    const isAnywhere = basePath && this.page.url === '/404.html'
    const root = isAnywhere ? basePath : '../'.repeat(this.page.url.split('/').length - 2) || './'
    return html.replace(/ (href|src|action|data-[\w-]+)="\/(?!\/)/g, (_, name) => ` ${name}="${root}`)
  })
  eleventy.on('eleventy.before', async () => {
    await bundleScripts(output)
    writeFileSync(`${output}/assets/tokens.css`, tokenSheet())
  })
  eleventy.setServerOptions({ portReassignmentRetryCount: 0 })
  // Layouts and tables begin the process anew: `npm run site` watches what it imports.
  eleventy.addWatchTarget('docs/site/{browser,style}/**/*.{ts,css}')
  eleventy.addWatchTarget('./{CHANGELOG,SECURITY}.md')
  eleventy.on('eleventy.after', async () => {
    const guides = readGuides()
    writeFileSync(`${output}/assets/search.json`, JSON.stringify(searchSections(guides)))
    writeFileSync(`${output}/llms.txt`, listGuides(guides))
    writeFileSync(`${output}/llms-full.txt`, joinGuides(guides))
  })

  return {
    dir: { input: 'docs', output, includes: 'site/layout' },
    templateFormats: ['md', '11ty.tsx'],
    markdownTemplateEngine: false,
  }
}
