import type { ReactNode } from 'react'
import { publishedAt } from '../content/addresses.ts'
import { Header } from './header.tsx'
import { Navigation, type NavigationName } from './navigation.tsx'
import { SearchDialog } from './search-dialog.tsx'

interface Props {
  title: string
  /** The address of the page in the site: `/embed/start.html`. */
  url: string
  /** What the page tells, in a sentence, for those who find it elsewhere. */
  description?: string
  /** Scripts of the page's live parts, by their names in `browser/`. */
  scripts?: readonly string[]
  /** Which pages stand beside the content. By default the guides. */
  sidebar?: NavigationName | 'none'
  /** What stands beside the content, where there is room. */
  beside?: ReactNode
  children: ReactNode
}

const siteName = 'Client Portal Elements'

/** A whole page: what every page of the site has around its content. */
export function Page({ title, url, description, scripts = [], sidebar = 'guides', beside, children }: Props) {
  const address = publishedAt(url)
  const hasSidebar = sidebar !== 'none'
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{url === '/index.html' ? title : `${title} · ${siteName}`}</title>
        {/* Before all that is drawn, so that the page begins in the theme that was chosen. */}
        <script src="/assets/theme.js" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/site.css" />
        {['page', ...scripts].map((name) => (
          <script key={name} type="module" src={`/assets/${name}.js`} />
        ))}
        {description && <meta name="description" content={description} />}
        <meta property="og:title" content={title} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteName} />
        {description && <meta property="og:description" content={description} />}
        {address && (
          <>
            <link rel="canonical" href={address} />
            <meta property="og:url" content={address} />
            <meta property="og:image" content={publishedAt('/dashboard-light.png')} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <Header url={url} />
        <div
          className={['columns', hasSidebar && 'with-sidebar', beside && 'with-outline']
            .filter(Boolean)
            .join(' ')}
        >
          {(hasSidebar || beside) && (
            <div className="fold-bar">
              {hasSidebar && <Navigation of={sidebar} url={url} />}
              {beside}
            </div>
          )}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        <SearchDialog />
      </body>
    </html>
  )
}
