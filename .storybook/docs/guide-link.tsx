import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { homepage } from '../../package.json'

/** The guides that are pages here, too: their files, and what the files of `pages/guides/` call them. */
const guides: Record<string, string> = {
  'docs/design/brands.md': 'brands',
  'docs/design/contrast.md': 'contrast',
  'docs/design/dark-mode.md': 'dark-mode',
  'docs/design/design-tokens.md': 'design-tokens-and-figma',
  'docs/design/parts.md': 'parts',
  'docs/design/patterns.md': 'patterns',
  'docs/design/theming.md': 'theming',
  'docs/design/tokens.md': 'tokens',
  'docs/embed/layout.md': 'layout-and-width',
  'docs/embed/start.md': 'start',
  'docs/server/start.md': 'server',
  'docs/quality/accessibility.md': 'accessibility',
  'docs/quality/keyboard.md': 'keyboard',
  'docs/quality/limits.md': 'limits',
}

/** The site's tools and tables, and where their like is here. */
const elsewhere: Record<string, string> = {
  'docs/reference.md#elements': '/docs/elements-portal--docs',
  'docs/reference.md#settings': '/docs/elements-config--docs',
  'docs/reference.md#states': '/story/patterns-account-page--signed-out',
  'docs/tools.md#elements': '/docs/elements-portal--docs',
  'docs/tools.md#theme-editor': '/story/foundations-tokens--colours',
  'docs/tools.md#gallery': '/story/screens-at-three-widths--dashboard',
  'docs/tools.md#foundations': '/story/foundations-tokens--space',
  'docs/tools.md#do-and-dont': '/docs/patterns-do-and-dont--docs',
}

function pathOf(to: string): string | undefined {
  const [file = '', anchor] = to.split('#')
  const guide = guides[file]
  return guide ? `/docs/guides-${guide}--docs${anchor ? `#${anchor}` : ''}` : elsewhere[to]
}

interface Props {
  /** A file, from the root of the repository: `docs/embed/start.md#locale`. */
  to: string
  children: ReactNode
}

/**
 * Leads to a guide: to its page here, or on the project's site, whose address is `homepage` in package.json. Until somebody has
 * published the site, it is plain text.
 */
export function GuideLink({ to, children }: Props) {
  const path = pathOf(to)
  if (path)
    return (
      <AnchorMdx href={`./?path=${path}`} target="_self">
        {children}
      </AnchorMdx>
    )
  // The site has what is in `docs/`.
  if (homepage && to.startsWith('docs/')) {
    const address = new URL(
      to.slice('docs/'.length).replace(/\.md\b/, '.html'),
      `${homepage.replace(/\/$/, '')}/`,
    )
    return <a href={address.href}>{children}</a>
  }
  return children
}
