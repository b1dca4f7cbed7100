import type { PageData } from '../eleventy.ts'
import { Document } from '../layout/document.tsx'

export const data = { permalink: '/quality/security.html', layout: null, title: 'Security' }

export function render({ page }: PageData) {
  return <Document url={page.url} source="SECURITY.md" />
}
