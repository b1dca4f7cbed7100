import type { PageData } from '../eleventy.ts'
import { Page } from './page.tsx'

/** The layout of each guide. */
export function render({ title, page, content }: PageData) {
  return (
    <Page title={title} url={page.url}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the project's own Markdown. */}
      <article className="guide" dangerouslySetInnerHTML={{ __html: content }} />
    </Page>
  )
}
