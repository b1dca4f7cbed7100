import { describePage } from '../content/files.ts'
import { readers } from '../content/guides.ts'
import { slugify } from '../content/markdown.ts'
import type { PageData } from '../eleventy.ts'
import { Page } from '../layout/page.tsx'

export const data = { permalink: '/guides.html', layout: null, title: 'Guides' }

/** All guides, by who reads them and what they want to do. */
export function render({ title, page }: PageData) {
  return (
    <Page
      title={title}
      url={page.url}
      sidebar="none"
      description="All guides to Client Portal Elements, by who reads them and what they want to do."
    >
      <h1>{title}</h1>
      <p className="lead">
        Most pages are read in five minutes; a few are tables to look things up in.{' '}
        <a href="/reference.html">The reference</a> has every element, setting and event in one place.
      </p>
      <div className="overview">
        {readers.map(({ name, aim, pages }) => (
          <section key={name} aria-labelledby={slugify(name)}>
            <div>
              <h2 id={slugify(name)}>{name}</h2>
              <p className="quiet">{aim}</p>
            </div>
            <ul>
              {pages.map(({ path, title, text }) => (
                <li key={path}>
                  <a href={`/${path}.html`}>{title}</a>
                  <p className="quiet">{text ?? describePage(path)}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  )
}
