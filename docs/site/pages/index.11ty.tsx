import type { PageData } from '../eleventy.ts'
import { LiveExample } from '../layout/live-example.tsx'
import { Page } from '../layout/page.tsx'

export const data = { permalink: '/index.html', layout: null, title: 'Client Portal Elements' }

/** The front page. */
export function render({ title, page }: PageData) {
  return (
    <Page title={title} url={page.url} scripts={['live']} hasSidebar={false}>
      <h1>A client portal inside your website</h1>
      <LiveExample
        name="The portal"
        scene={{
          elements: [{ tag: 'cp-portal', attributes: { routing: 'memory' } }],
          settings: { brand: { name: 'Northlight Studio' } },
        }}
      />
    </Page>
  )
}
