import { keysOf, looks } from '../builder/choice.ts'
import type { PageData } from '../eleventy.ts'
import { LiveExample } from '../layout/live-example.tsx'
import { Page } from '../layout/page.tsx'
import type { Scene } from '../live/scene.ts'
import { brandThemes } from '../theme/brand-themes.ts'
import { Block, Proof, Weight } from './home/facts.tsx'
import { Readers } from './home/readers.tsx'

export const data = { permalink: '/index.html', layout: null, title: 'Client Portal Elements' }

const description =
  'A client portal as web components: projects, payments, files and support, on one page or as single widgets, in your brand, on your own server.'

/** The front page. */
export function render({ title, page }: PageData) {
  return (
    <Page title={title} url={page.url} description={description} scripts={['home']} sidebar="none">
      <div className="home">
        <div className="home-head">
          <h1>A client portal inside your website</h1>
          <p className="lead">
            Projects, payments, files and support as web components: on one page or as single widgets, in your
            brand, from your own server.
          </p>
        </div>
        <Portal />
        <Readers />
        <Block />
        <Weight />
        <Proof />
      </div>
    </Page>
  )
}

/** The portal, live. Without scripts it is a picture. */
function Portal() {
  return (
    <section className="home-portal" aria-label="The portal, live">
      <div className="home-choice by-script">
        <fieldset>
          <legend>Brand</legend>
          {brands.map(([name, tokens], index) => (
            <label key={name}>
              <input
                type="radio"
                name="brand"
                data-scene-of-brand={JSON.stringify(sceneOf(tokens))}
                defaultChecked={index === 0}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Colour scheme</legend>
          {(['Light', 'Dark'] as const).map((name) => (
            <label key={name}>
              <input type="radio" name="scheme" value={name.toLowerCase()} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <a className="skip" href="#begin">
        Skip the example
      </a>
      <LiveExample id="portal" name="The portal, with the data of a demo" scene={sceneOf({})}>
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet="dashboard-dark.png" />
          <img
            src="/dashboard-light.png"
            alt="The dashboard: what waits for the client, four figures, projects, the consultant, and payments."
            width="1920"
            height="1320"
          />
        </picture>
      </LiveExample>
    </section>
  )
}

const brands: [title: string, tokens: Scene['tokens']][] = [
  ['Plain', {}],
  ...keysOf(looks).map((name): [string, Scene['tokens']] => [looks[name], brandThemes[name].values]),
]

const sceneOf = (tokens: Scene['tokens']): Scene => ({
  elements: [{ tag: 'cp-portal', attributes: { routing: 'memory' } }],
  settings: { brand: { name: 'Northlight Studio' } },
  tokens,
})
