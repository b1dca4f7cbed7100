import { patterns } from '../design/patterns.ts'
import type { PageData } from '../eleventy.ts'
import { LiveExample } from '../layout/live-example.tsx'
import { Page } from '../layout/page.tsx'

export const data = { permalink: '/design/do-and-dont.html', layout: null, title: "Do and don't" }

/** Patterns as live examples: how it should be, and how it goes wrong. */
export function render({ title, page }: PageData) {
  return (
    <Page title={title} url={page.url} scripts={['live']}>
      <h1>Do and don't</h1>
      <p>
        Choices that make a page good, each beside the one that spoils it, live. Why, and more of them, is in
        the guide to <a href="/design/patterns.html">patterns</a>.
      </p>
      {patterns.map(({ title, good, bad }) => (
        <section key={title}>
          <h2>{title}</h2>
          <div className="beside">
            <section className="good">
              <h3>Do</h3>
              <p>{good.text}</p>
              <LiveExample name={`Do: ${title}`} scene={good.scene} />
            </section>
            <section className="bad">
              <h3>Don't</h3>
              <p>{bad.text}</p>
              <LiveExample name={`Don't: ${title}`} scene={bad.scene} />
            </section>
          </div>
        </section>
      ))}
    </Page>
  )
}
