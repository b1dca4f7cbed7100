import { readers } from '../content/guides.ts'
import type { PageData } from '../eleventy.ts'
import { Page } from '../layout/page.tsx'

export const data = { permalink: '/404.html', layout: null, title: 'There is no such page' }

/** What a server shows for an address that it doesn't have, however deep. */
export function render({ title, page }: PageData) {
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
