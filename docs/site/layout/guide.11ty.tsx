import type { PageData } from '../eleventy.ts'
import { Guide } from './guide.tsx'

/** The layout of each guide. */
export function render({ title, page, content }: PageData) {
  return <Guide title={title} url={page.url} source={page.inputPath} content={content} />
}
