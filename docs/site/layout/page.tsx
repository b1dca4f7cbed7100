import type { ReactNode } from 'react'
import { version } from '../content/addresses.ts'
import { Navigation } from './navigation.tsx'

interface Props {
  title: string
  /** The address of the page in the site: `/embed/start.html`. */
  url: string
  /** Scripts of the page's live parts, by their names in `browser/`. */
  scripts?: readonly string[]
  /** Whether the navigation of all guides stands beside the page. */
  hasSidebar?: boolean
  children: ReactNode
}

/** A whole page: what every page of the site has around its content. */
export function Page({ title, url, scripts = [], hasSidebar = true, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{url === '/index.html' ? title : `${title} · Client Portal Elements`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/site.css" />
        {['page', ...scripts].map((name) => (
          <script key={name} type="module" src={`/assets/${name}.js`} />
        ))}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header className="site-header">
          <a className="site-name" href="/index.html">
            Client Portal Elements
          </a>
          <nav aria-label="Site">
            <a href="/guides.html">Guides</a>
            <a href="/elements/index.html">Elements</a>
            <a href="/builder.html">Builder</a>
            <a href="/theme-editor.html">Theme</a>
            <a href="/api.html">API</a>
          </nav>
          <a className="site-version" href="/changes.html">
            {version}
          </a>
        </header>
        <div className={hasSidebar ? 'with-sidebar' : 'without-sidebar'}>
          {hasSidebar && <Navigation url={url} />}
          <main id="main">{children}</main>
        </div>
      </body>
    </html>
  )
}
