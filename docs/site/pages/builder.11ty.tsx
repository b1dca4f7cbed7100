import { keysOf, looks } from '../builder/choice.ts'
import { BuilderForm } from '../builder/form.tsx'
import type { PageData } from '../eleventy.ts'
import { howToSignIn, Waiting } from '../layout/live-example.tsx'
import { Page } from '../layout/page.tsx'
import { brandThemes } from '../theme/brand-themes.ts'
import { sceneOfTheme } from '../theme/theme.ts'

export const data = { permalink: '/builder.html', layout: null, title: 'Embed builder' }

const scenes = Object.fromEntries(keysOf(looks).map((name) => [name, sceneOfTheme(brandThemes[name])]))

/** The builder: a visitor chooses, sees it live, and copies the code. The choice is in the address. */
export function render({ title, page }: PageData) {
  return (
    <Page title={title} url={page.url} scripts={['builder']} sidebar="none">
      <h1>{title}</h1>
      <p>
        Choose what your clients see, look at it, and copy the code. The address of this page keeps your
        choice.
      </p>
      <noscript>
        <p>
          The builder needs scripts. The same code stands in the guides:{' '}
          <a href="/embed/start.html">start in five minutes</a>,{' '}
          <a href="/embed/frameworks.html">by framework</a>, <a href="/embed/sign-in.html">sign-in</a>,{' '}
          <a href="/embed/site-builders.html">site builders</a>.
        </p>
      </noscript>
      <div className="builder-notes" id="builder-notes" role="status" />
      <div className="builder" data-looks={JSON.stringify(scenes)} hidden>
        <p className="builder-jump">
          <a href="#builder-result">Your page and its code</a>
        </p>
        <BuilderForm />
        <div className="builder-result" id="builder-result">
          <section aria-labelledby="builder-live">
            <h2 id="builder-live">Your page, live</h2>
            <label>
              <input type="checkbox" id="signed-out" /> Before the sign-in
            </label>
            <div
              className="live"
              id="builder-example"
              data-live="Your choice, with data of a demo"
              data-sign-in={howToSignIn}
            >
              <Waiting />
            </div>
          </section>
          <section aria-labelledby="builder-code">
            <h2 id="builder-code" tabIndex={-1}>
              Your code
            </h2>
            <div className="builder-notes" id="builder-question" hidden>
              <p />
              <button type="button">Use them</button>
            </div>
            <ul id="builder-reminders" />
            <div id="builder-pieces" />
          </section>
          <section aria-labelledby="builder-guides">
            <h2 id="builder-guides">Read on</h2>
            <h3>Your page</h3>
            <ul id="builder-page-guides" />
            <h3>Your server</h3>
            <ul id="builder-server-guides" />
          </section>
        </div>
      </div>
    </Page>
  )
}
