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
              <GuideLink to={fileOf(file, href)}>{children}</GuideLink>
            ),
        },
      }}
    >
      {text}
    </Markdown>
  )
}

/** Where a link leads, from the root of the repository: in `design/theming.md`, `../tools.md` leads to `docs/tools.md`. */
const fileOf = (file: string, href: string) =>
  new URL(href, `file:///docs/${file}`).href.slice('file:///'.length)
