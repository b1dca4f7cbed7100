import { readFileSync } from 'node:fs'
import { markdown, readTitle } from '../content/markdown.ts'
import { Guide } from './guide.tsx'

/** A page of a Markdown file that stands beside `docs/`. */
export function Document({ url, source }: { url: string; source: string }) {
  const text = readFileSync(source, 'utf8')
  const content = markdown.render(text, { page: { inputPath: source } })
  return <Guide title={readTitle(text)} url={url} source={source} content={content} />
}
