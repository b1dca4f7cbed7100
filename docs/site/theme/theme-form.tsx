/** The theme editor without its examples. It is static: a script fills in what follows from the fields. */
import { type TokenDoc, tokenDocs } from '../../../src/elements/reference/theming.ts'
import { type TokenName, tokens } from '../../../src/views/ui/style/tokens.ts'
import { type BrandName, brandNames } from './brands.ts'
import { colorSchemes, type Theme } from './theme.ts'
import { TokenField } from './token-field.tsx'

// Object.entries() gives names of type `string`, but the table has exactly these names.
const docs = Object.entries(tokenDocs) as [TokenName, TokenDoc][]

/** What most brands set, and often nothing else. */
const first: readonly TokenName[] = [
  'accent',
  'accent-strong',
  'base',
  'surface',
  'text',
  'font',
  'space',
  'radius',
  'radius-large',
]

/** The colours that follow the accent, unless a theme sets them. */
const followsAccent = (name: TokenName) => name !== 'accent' && /var\(--_accent/.test(tokens[name])

const folded = [
  { title: 'Derived from the accent', has: (name: TokenName) => followsAccent(name) },
  ...Array.from(new Set(docs.map(([, { group }]) => group)), (group) => ({
    title: titleOf(group),
    has: (name: TokenName) => !followsAccent(name) && tokenDocs[name].group === group,
  })),
]

function titleOf(group: TokenDoc['group']): string {
  const titles = {
    colour: 'Other colours',
    status: 'Status',
    type: 'Type',
    space: 'Space',
    control: 'Controls',
  }
  return { ...titles, shape: 'Shape', motion: 'Motion' }[group]
}

const schemeTitles = { 'light dark': 'Light and dark', light: 'Always light', dark: 'Always dark' }

export function ThemeForm({ brands }: { brands: Record<BrandName, Theme> }) {
  return (
    <form id="theme-form" className="theme-form" aria-label="Theme">
      <fieldset className="choice">
        <legend>Begin with</legend>
        {brandNames.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="brand"
              value={name}
              defaultChecked={name === 'default'}
              data-theme={JSON.stringify(brands[name])}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <label className="page-choice">
        Your page is
        <select name="color-scheme">
          <option value="">as the brand says</option>
          {colorSchemes.map((scheme) => (
            <option key={scheme} value={scheme}>
              {schemeTitles[scheme]}
            </option>
          ))}
        </select>
      </label>
      <div className="contrast-line">
        <p role="status" id="contrast" />
        <a href="#take">Take the CSS</a>
      </div>
      {first.map((name) => (
        <TokenField key={name} name={name} />
      ))}
      {folded.map(({ title, has }) => (
        <details key={title}>
          <summary>{title}</summary>
          {docs
            .filter(([name]) => !first.includes(name) && has(name))
            .map(([name]) => (
              <TokenField key={name} name={name} />
            ))}
        </details>
      ))}
      <button type="button" id="begin-anew">
        Begin anew
      </button>
    </form>
  )
}

/**
 * What comes out: the stylesheet, and files of tokens, which can also be read. On the site, also what leads to its other
 * pages.
 */
export function ThemeResult({ isOnSite = true }: { isOnSite?: boolean }) {
  return (
    <section className="theme-result" aria-labelledby="take">
      <h2 id="take">Take it with you</h2>
      <p>Paste the rule into the stylesheet of your site.</p>
      <pre id="stylesheet" />
      <p className="actions">
        {isOnSite && (
          <>
            <a id="to-builder" href="/builder.html">
              Take it to the builder
            </a>
            <button type="button" className="copy-link">
              Copy the link
            </button>
          </>
        )}
        <button type="button" data-save="css">
          Save theme.css
        </button>
        <button type="button" data-save="both">
          Save tokens.json
        </button>
        <button type="button" data-save="light">
          Light alone
        </button>
        <button type="button" data-save="dark">
          Dark alone
        </button>
      </p>
      <label className="read-tokens">
        Open a tokens.json or a stylesheet <input type="file" id="read-tokens" accept=".json,.css" multiple />
      </label>
      <p role="status" id="read-result" />
      {!isOnSite && (
        <button type="button" id="take-back" hidden>
          Take back
        </button>
      )}
      <ul id="left-out" aria-label="What is left out" hidden />
      {isOnSite && (
        <p>
          The files are <a href="/design/design-tokens.html">design tokens</a>, which drawing programs can
          read. The builder takes the example brand and the accent; paste the rule for all else.
        </p>
      )}
    </section>
  )
}
