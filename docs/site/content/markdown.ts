/** Renders guides: plain Markdown, whose links lead to files of the repository, becomes pages of the site. */
import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import highlighter from 'highlight.js'
import createMarkdown from 'markdown-it'
import anchors from 'markdown-it-anchor'
import { sourceOf } from './addresses.ts'

/** What a page gives while its text is rendered: the path of its file, from the root of the repository. */
interface Environment {
  page?: { inputPath: string }
}

export const markdown = createMarkdown({
  // Tables have line breaks.
  html: true,
  highlight: (code, language) =>
    highlighter.getLanguage(language) ? highlighter.highlight(code, { language }).value : '',
})
markdown.use(anchors, { slugify, tabIndex: false })

/** The anchor that GitHub gives to a heading. */
function slugify(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

/** Files that are pages of another address in the site. Of the API's document, `#payments` is the call of this name. */
const pagesElsewhere: Readonly<Record<string, string>> = {
  'docs/openapi.json': '/api.html',
  'SECURITY.md': '/quality/security.html',
  'CHANGELOG.md': '/changes.html',
}

/**
 * Where a link of a guide leads in the site. @param from the file that has the link
 * @returns `undefined` if the site has no such page, and the sources are published nowhere
 */
export function addressOf(link: string, from: string): string | undefined {
  if (/^(#|[a-z]+:)/.test(link)) return link
  const [path = '', anchor] = link.split('#')
  const target = decodeURIComponent(posix.join(posix.dirname(from), path))
  if (!existsSync(target)) throw new Error(`${from} leads to ${link}, and there is no ${target}.`)
  const page = pagesElsewhere[target] ?? pageOf(target)
  return page === undefined ? sourceOf(target) : page + (anchor ? `#${anchor}` : '')
}

function pageOf(path: string): string | undefined {
  if (!path.startsWith('docs/') || path.startsWith('docs/development/')) return undefined
  return path.slice('docs'.length).replace(/\.md$/, '.html')
}

const { renderer } = markdown
const render = renderer.renderToken.bind(renderer)

markdown.core.ruler.push('site_links', ({ tokens, env }) => {
  const from = posix.normalize((env as Environment).page?.inputPath ?? '')
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    const name = token.type === 'link_open' ? 'href' : token.type === 'image' ? 'src' : undefined
    if (!name) continue
    const address = addressOf(String(token.attrGet(name)), from)
    // A link without an address is plain text.
    if (address) token.attrSet(name, address)
    else token.attrs = []
  }
})

// Wide tables scroll by themselves, by keys, too.
renderer.rules.table_open = () => '<div class="table" role="region" aria-label="Table" tabindex="0"><table>\n'
renderer.rules.table_close = () => '</table></div>\n'
renderer.rules.fence = (tokens, index, { highlight }) => {
  const { content, info } = tokens[index] ?? { content: '', info: '' }
  const code = highlight?.(content, info, '') || markdown.utils.escapeHtml(content)
  return `<pre tabindex="0"><code class="language-${info}">${code}</code></pre>\n`
}
// Marks of what scripts write.
renderer.rules.html_block = (tokens, index, options) => {
  const content = tokens[index]?.content ?? ''
  return content.startsWith('<!--') ? '' : content || render(tokens, index, options)
}

/** Splits a text into its title, the first heading, and the rest. */
export function readTitle(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? ''
}
