import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { GuideLink } from './guide-link'

interface Props {
  /** The file in `docs/`. */
  file: string
  /** What is in it. */
  text: string
}

/** A guide as the site has it. Its links lead to other pages here where there are such. */
export function Guide({ file, text }: Props) {
  return (
    <Markdown
      options={{
        overrides: {
          ...HeadersMdx,
          code: CodeOrSourceMdx,
          a: ({ href = '', children }: { href?: string; children: ReactNode }) =>
            /^(https?:|#)/.test(href) ? (
              <AnchorMdx href={href} target={href.startsWith('#') ? '_self' : '_blank'}>
                {children}
              </AnchorMdx>
            ) : (
              <GuideLink to={withinDocs(file, href)}>{children}</GuideLink>
            ),
        },
      }}
    >
      {text}
    </Markdown>
  )
}

/** A link of a file, from `docs/`: in `design/theming.md`, `../tools.md` leads to `tools.md`. */
const withinDocs = (file: string, href: string) =>
  new URL(href, `file:///${file}`).href.slice('file:///'.length)
