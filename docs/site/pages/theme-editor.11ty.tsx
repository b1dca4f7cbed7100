import type { PageData } from '../eleventy.ts'
import { LiveExample } from '../layout/live-example.tsx'
import { Page } from '../layout/page.tsx'
import type { Scene } from '../live/scene.ts'
import { brandThemes } from '../theme/brand-themes.ts'
import { schemes } from '../theme/default-colours.ts'
import { ThemeEditor } from '../theme/theme-form.tsx'

export const data = { permalink: '/theme-editor.html', layout: null, title: 'Theme editor' }

/** Elements that together have everything that a token can change. What the accent colours most stands first. */
const elements: Scene['elements'] = [
  { tag: 'cp-login' },
  { tag: 'cp-payments', attributes: { 'page-size': '5' } },
  { tag: 'cp-summary' },
  { tag: 'cp-attention' },
  { tag: 'cp-projects', attributes: { variant: 'recent' } },
  { tag: 'cp-ticket', attributes: { 'ticket-id': 'TKT-M4XQ72PD' } },
  { tag: 'cp-raise-ticket' },
]

/** Every token can be changed by hand. Elements show the effect, light and dark; out come CSS, tokens and a link. */
export function render({ title, page }: PageData) {
  return (
    <Page title={title} url={page.url} scripts={['theme-editor']} sidebar="none">
      <h1>Theme editor</h1>
      <p>
        Change a token and see the elements, light and dark. Often <code>accent</code> alone is enough: other
        colours follow it. An empty field has the value of the brand. The address of this page holds your
        choice, so it can be sent to somebody. Read <a href="/design/theming.html">theming</a> for what the
        tokens are.
      </p>
      <noscript>
        <p>
          The theme editor needs scripts. Without it, a theme is a rule of CSS, written by hand:{' '}
          <a href="/design/theming.html">theming</a> shows one, and <a href="/design/tokens.html">tokens</a>{' '}
          has the names and defaults.
        </p>
      </noscript>
      <div className="theme-editor">
        <div className="theme-panel by-script">
          <ThemeEditor brands={brandThemes} />
        </div>
        <div className="theme-shown">
          {schemes.map((scheme) => (
            <section key={scheme}>
              <h2>On a {scheme} page</h2>
              <LiveExample
                id={`shown-${scheme}`}
                name={`The theme on a ${scheme} page`}
                scene={{ elements, scheme }}
              />
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}
