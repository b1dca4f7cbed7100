import { homepage } from '../../package.json'

interface Props {
  /** A file in `docs/`, `embed/start.md`, or a page that only the site has: `theme-editor.html`. */
  to: string
  children: string
}

/**
 * Leads to a page of the project's site, whose address is `homepage` in package.json. Until somebody has published the
 * site, it names the file, or the command that serves the site.
 */
export function GuideLink({ to, children }: Props) {
  if (!homepage) {
    return (
      <>
        {children} (<code>{to.endsWith('.md') ? `docs/${to}` : `npm run site, ${to}`}</code>)
      </>
    )
  }
  const address = new URL(to.replace(/\.md$/, '.html'), `${homepage.replace(/\/$/, '')}/`)
  return <a href={address.href}>{children}</a>
}
