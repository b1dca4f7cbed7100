import { elementDocs } from '../../../src/elements/reference/sentences.ts'
import { elementGroups } from '../content/element-groups.ts'
import { slugify } from '../content/markdown.ts'
import { Words } from '../elements/words.tsx'
import type { PageData } from '../eleventy.ts'
import { Page } from '../layout/page.tsx'

export const data = { permalink: '/elements/index.html', layout: null, title: 'Elements' }

/** The overview of all elements. */
export function render({ title, page }: PageData) {
  return (
    <Page title={title} url={page.url} sidebar="elements">
      <h1>{title}</h1>
      <p className="lead">
        Each page has the element live, with its attributes, its code in your framework, and all that can be
        known of it.
      </p>
      {elementGroups.map(({ name, tags }) => (
        <section key={name} className="element-group" aria-labelledby={slugify(name)}>
          <h2 id={slugify(name)}>{name}</h2>
          <ul>
            {tags.map((tag) => (
              <li key={tag}>
                <a href={`/elements/${tag}.html`}>
                  <code>{`<${tag}>`}</code>
                </a>
                <p>
                  <Words text={elementDocs[tag].summary} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <a href="/reference.html">Reference</a> has all of them in one table, with the settings of the page.
      </p>
    </Page>
  )
}
