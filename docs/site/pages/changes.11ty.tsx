import type { PageData } from '../eleventy.ts'
import { Document } from '../layout/document.tsx'

export const data = { permalink: '/changes.html', layout: null, title: 'What has changed' }

export function render({ page }: PageData) {
  return <Document url={page.url} source="CHANGELOG.md" />
}
