import { homepage } from '../../package.json'

interface Props {
  /** A file in `docs/`: `embed/start.md`. */
  to: string
  children: string
}

/**
 * Leads to a guide on the project's site, whose address is `homepage` in package.json. Until somebody has published the
 * site, it names the file.
 */
export function GuideLink({ to, children }: Props) {
  if (!homepage) {
    return (
      <>
        {children} (<code>docs/{to}</code>)
      </>
    )
  }
  const address = new URL(to.replace(/\.md$/, '.html'), `${homepage.replace(/\/$/, '')}/`)
  return <a href={address.href}>{children}</a>
}
