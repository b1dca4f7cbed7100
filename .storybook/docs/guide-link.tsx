import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { homepage } from '../../package.json'

/** The guides that are pages here, too: their files in `docs/`, and what the files of `pages/guides/` call them. */
const guides: Record<string, string> = {
  'design/brands.md': 'brands',
  'design/contrast.md': 'contrast',
  'design/dark-mode.md': 'dark-mode',
  'design/design-tokens.md': 'design-tokens-and-figma',
  'design/parts.md': 'parts',
  'design/patterns.md': 'patterns',
  'design/theming.md': 'theming',
  'design/tokens.md': 'tokens',
  'embed/layout.md': 'layout-and-width',
  'embed/start.md': 'start',
  'server/start.md': 'server',
  'quality/accessibility.md': 'accessibility',
  'quality/limits.md': 'limits',
}

/** The site's tools, and where their like is here. */
const tools: Record<string, string> = {
  'tools.md#elements': '/docs/elements-portal--docs',
  'tools.md#theme-editor': '/story/foundations-tokens--colours',
  'tools.md#gallery': '/story/screens-at-three-widths--dashboard',
  'tools.md#do-and-dont': '/story/patterns-do-and-dont--list-beside-other-content',
}

function pathOf(to: string): string | undefined {
  const guide = guides[to.replace(/#.*/, '')]
  return guide ? `/docs/guides-${guide}--docs` : tools[to]
}

interface Props {
  /** A file in `docs/`: `embed/start.md#locale`. */
  to: string
  children: ReactNode
}

/**
 * Leads to a guide: to its page here, or on the project's site, whose address is `homepage` in package.json. Until somebody has
 * published the site, it names the file.
 */
export function GuideLink({ to, children }: Props) {
  const path = pathOf(to)
  if (path)
    return (
      <AnchorMdx href={`./?path=${path}`} target="_self">
        {children}
      </AnchorMdx>
    )
  if (homepage) {
    const address = new URL(to.replace(/\.md\b/, '.html'), `${homepage.replace(/\/$/, '')}/`)
    return <a href={address.href}>{children}</a>
  }
  return (
    <>
      {children} (<code>docs/{to.replace(/#.*/, '')}</code>)
    </>
  )
}
