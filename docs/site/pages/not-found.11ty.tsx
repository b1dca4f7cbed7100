import { basePath } from '../content/addresses.ts'
import { readers } from '../content/guides.ts'
import type { PageData } from '../eleventy.ts'
import { Page } from '../layout/page.tsx'

export const data = { permalink: '/404.html', layout: null, title: 'There is no such page' }

/** What a server shows for an address that it doesn't have, however deep. */
export function render({ title, page }: PageData) {
  // No style and no link would be found from an address that has more folders than the site.
  if (!basePath) return <Plain title={title} />
  return (
    <Page title={title} url={page.url} sidebar="none">
      <div className="guide">
        <h1>{title}</h1>
        <p>
          The page may have moved, or the address has a letter too many. Guides have moved into folders by who
          reads them. Begin at one of these, or search.
        </p>
        <ul>
          <li>
            <a href="/index.html">The front page</a>
          </li>
          <li>
            <a href="/guides.html">All guides</a>: {readers.map(({ name }) => name).join(', ')}
          </li>
          <li>
            <a href="/elements/index.html">All elements</a>
          </li>
        </ul>
      </div>
    </Page>
  )
}

function Plain({ title }: { title: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>
            The page may have moved, or the address has a letter too many. Remove the end of the address, from
            the right, until you are at the front page of this site. Its search knows all pages.
          </p>
        </main>
      </body>
    </html>
  )
}
