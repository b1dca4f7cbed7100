/** The guides for language models, as llmstxt.org says: a list of the pages, and one file with all of them. */
import manifest from '../../../package.json' with { type: 'json' }
import { publishedAt } from './addresses.ts'
import { readGuides } from './files.ts'
import { readers } from './guides.ts'
import { addressOf } from './markdown.ts'
import { tools } from './tools.ts'

/** A whole address where the publisher has filled in that of the site, or else the path from its root. */
const addressInText = (url: string) => publishedAt(url) ?? url

/** `llms.txt`: what there is to read. */
export function listGuides(guides = readGuides()): string {
  const section = (name: string, files: typeof guides) =>
    [
      `## ${name}`,
      '',
      ...files.map(({ title, url, description }) => `- [${title}](${addressInText(url)}): ${description}`),
    ].join('\n')
  return `${[
    '# Client Portal Elements',
    `> ${manifest.description}`,
    `All guides in one file: [llms-full.txt](${addressInText('/llms-full.txt')}).`,
    ...readers.map(({ name }) =>
      section(
        name,
        guides.filter(({ reader }) => reader === name),
      ),
    ),
    [
      '## Tools',
      '',
      ...tools.map(({ name, address, text }) => `- [${name}](${addressInText(address)}): ${text}`),
    ].join('\n'),
  ].join('\n\n')}\n`
}

/** `llms-full.txt`: all guides, one after the other. Their links lead to pages of the site. */
export function joinGuides(guides = readGuides()): string {
  return guides
    .map(
      ({ source, url, text }) => `<!-- ${addressInText(url)} -->\n\n${rewriteLinks(text, source).trim()}\n`,
    )
    .join('\n')
}

function rewriteLinks(text: string, source: string): string {
  return text.replace(/(?<=\]\()([^)\s]+)(?=\))/g, (link) => {
    const address = /^(#|[a-z]+:)/.test(link) ? link : addressOf(link, source)
    if (!address) return link
    return address.startsWith('/') ? addressInText(address) : address
  })
}
