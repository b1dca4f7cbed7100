/** Renders guides: plain Markdown, whose links lead to files of the repository, becomes pages of the site. */
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import highlighter from 'highlight.js'
import createMarkdown, { type Token } from 'markdown-it'
import anchors from 'markdown-it-anchor'
import { shorten } from '../search/section.ts'
import { sourceOf } from './addresses.ts'
import { toText } from './headings.ts'

/** What a page gives while its text is rendered: the path of its file, from the root of the repository. */
interface Environment {
  page?: { inputPath: string }
}

export const markdown = createMarkdown({
  // Tables have line breaks.
  html: true,
  highlight: (code, name) => {
    const language = grammars[name] ?? name
    return highlighter.getLanguage(language) ? highlighter.highlight(code, { language }).value : ''
  },
})

/** Whose syntax the languages have that the highlighter doesn't know. */
const grammars: Readonly<Record<string, string>> = { vue: 'xml', svelte: 'xml', astro: 'xml', conf: 'apache' }

markdown.use(anchors, {
  slugify,
  tabIndex: false,
  level: [2, 3, 4],
  permalink: anchors.permalink.linkAfterHeader({
    style: 'aria-label',
    assistiveText: (title) => `Link to “${title}”`,
    class: 'anchor',
    wrapper: ['<div class="heading">', '</div>'],
  }),
})

/** The anchor that GitHub gives to a heading. */
export function slugify(heading: string): string {
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

/** The pages that `docs/tools.md` tells of where there is no site, by its headings. */
const toolPages: Readonly<Record<string, string>> = {
  elements: '/elements/index.html',
  'embed-builder': '/builder.html',
  'theme-editor': '/theme-editor.html',
  'calls-of-the-api': '/api.html',
  gallery: '/gallery.html',
  foundations: '/design/foundations.html',
  'do-and-dont': '/design/do-and-dont.html',
}

/**
 * Where a link of a guide leads in the site. @param from the file that has the link
 * @returns `undefined` if the site has no such page, and the sources are published nowhere
 */
export function addressOf(link: string, from: string): string | undefined {
  if (/^(#|[a-z]+:)/.test(link)) return link
  const [path = '', anchor] = link.split('#')
  if (path.startsWith('/')) throw new Error(`${from} leads to ${link}: link to guides by their files.`)
  const target = decodeURIComponent(posix.join(posix.dirname(from), path))
  if (!existsSync(target)) throw new Error(`${from} leads to ${link}, and there is no ${target}.`)
  if (target === 'docs/tools.md') return toolPages[anchor ?? 'elements']
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
  for (const { type, content, children } of tokens) {
    if (type === 'html_block') refuseComponent(content, from)
    for (const [index, token] of (children ?? []).entries()) {
      if (token.type === 'html_inline') refuseComponent(token.content, from)
      const name = token.type === 'link_open' ? 'href' : token.type === 'image' ? 'src' : undefined
      if (!name) continue
      const address = addressOf(String(token.attrGet(name)), from)
      if (address) token.attrSet(name, address)
      else if (name === 'href') removeLink(children?.slice(index) ?? [])
    }
  }
})

function refuseComponent(html: string, from: string): void {
  const [component] = /<[A-Z]\w*/.exec(html) ?? []
  if (component)
    throw new Error(`${from} has ${component}>. A guide is Markdown; components stand in docs/site/pages/.`)
}

/** A link without an address is plain text. */
function removeLink(tokens: Token[]): void {
  for (const token of [tokens[0], tokens.find(({ type }) => type === 'link_close')])
    if (token) token.type = 'text'
}

// A corner without words is no heading.
markdown.core.ruler.push('empty_corners', ({ tokens }) => {
  for (const [index, token] of tokens.entries()) {
    const [content, close] = [tokens[index + 1], tokens[index + 2]]
    if (token.type !== 'th_open' || content?.content || !close) continue
    token.tag = 'td'
    close.tag = 'td'
  }
})
// Wide tables scroll by themselves, by keys, too.
renderer.rules.table_open = () => '<div class="table" role="group" aria-label="Table" tabindex="0"><table>\n'
renderer.rules.table_close = () => '</table></div>\n'
// Paths and long names can break behind a slash and before a capital.
renderer.rules.code_inline = (tokens, index) => {
  const code = markdown.utils.escapeHtml(tokens[index]?.content ?? '')
  return `<code>${code.replace(/(?<=[\w}]\/)(?=\w)|(?<=[a-z])(?=[A-Z])/g, '<wbr>')}</code>`
}
renderer.rules.fence = (tokens, index, { highlight }) => {
  const { content, info } = tokens[index] ?? { content: '', info: '' }
  const code = highlight?.(content, info, '') || markdown.utils.escapeHtml(content)
  return `<div class="code"><pre tabindex="0"><code class="language-${info}">${code}</code></pre></div>\n`
}
// Marks of what scripts write.
renderer.rules.html_block = (tokens, index, options) => {
  const content = tokens[index]?.content ?? ''
  return content.startsWith('<!--') ? '' : content || render(tokens, index, options)
}

/** The title of a text: its first heading. */
export function readTitle(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? ''
}

/** What a file tells, in its first sentence. */
export function readDescription(path: string): string {
  const tokens = markdown.parse(readFileSync(path, 'utf8'), { page: { inputPath: path } })
  const start = tokens.findIndex(({ type }) => type === 'paragraph_open')
  const { children } = tokens[start + 1] ?? {}
  const text = toText(markdown.renderer.render(children ?? [], markdown.options, {}))
  return shorten(/^.*?[.:](?= [A-Z]|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text, 200)
}
