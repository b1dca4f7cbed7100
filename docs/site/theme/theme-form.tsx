/** The theme editor without its examples. It is static: a script fills in what follows from the fields. */
import { tokenGroups } from '../../../src/elements/reference/groups.ts'
import { type TokenDoc, tokenDocs } from '../../../src/elements/reference/theming.ts'
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import { type BrandName, brandNames } from './brands.ts'
import { followsAccent } from './follows.ts'
import { colorSchemes, type Theme } from './theme.ts'
import { TokenField } from './token-field.tsx'

// Object.entries() gives names of type `string`, but the table has exactly these names.
const docs = Object.entries(tokenDocs) as [TokenName, TokenDoc][]

/** What most brands set, and often nothing else. */
const first: readonly TokenName[] = [
  'accent',
  'surface',
  'accent-strong',
  'base',
  'text',
  'font',
  'space',
  'radius',
  'radius-large',
]

const groups: readonly { title: string; names: readonly TokenName[] }[] = [
  { title: 'What most brands set', names: first },
  { title: 'Derived from the accent', names: namesFor(followsAccent) },
  ...Object.entries({ ...tokenGroups, colour: 'Other colours' }).map(([group, title]) => ({
    title,
    names: namesFor((name) => !followsAccent(name) && tokenDocs[name].group === group),
  })),
]

function namesFor(has: (name: TokenName) => boolean): readonly TokenName[] {
  return docs.flatMap(([name]) => (has(name) && !first.includes(name) ? name : []))
}

const idOf = (title: string) => `tokens-${title.toLowerCase().replaceAll(' ', '-')}`

const schemeTitles = { 'light dark': 'Light and dark', light: 'Always light', dark: 'Always dark' }

const guideInStorybook = './?path=/docs/guides-design-tokens-and-figma--docs'

interface FormProps {
  brands: Record<BrandName, Theme>
  /** A panel is lower than a page: links lead to its groups. */
  isOnSite?: boolean | undefined
}

/** The whole editor: what is said of files, the form, and what comes out. */
export function ThemeEditor({ brands, isOnSite = true }: FormProps) {
  return (
    <>
      {!isOnSite && <Message isOnSite={false} />}
      <ThemeForm brands={brands} isOnSite={isOnSite} />
      <ThemeResult isOnSite={isOnSite} />
    </>
  )
}

/** What became of files. A panel is low, so there it stands above all else. */
function Message({ isOnSite }: { isOnSite: boolean }) {
  return (
    <div className="theme-message">
      <p role="status" id="read-result" />
      <button type="button" id="let-follow" hidden>
        Let them follow
      </button>
      <button type="button" id="read-always" hidden />
      {!isOnSite && (
        <button type="button" id="take-back" hidden>
          Undo
        </button>
      )}
      <details id="left-behind" open={isOnSite} hidden />
      <ul id="left-out" aria-label="What is left out" hidden />
    </div>
  )
}

function ThemeForm({ brands, isOnSite }: FormProps) {
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
      <p id="own-tokens" hidden>
        <span /> <button type="button">Take them back</button>
      </p>
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
      <label className="page-choice">
        Name
        <input name="name" maxLength={60} autoComplete="off" placeholder="of the theme" />
      </label>
      <div className="contrast-line">
        <p role="status" id="contrast" />
        <p id="one-scheme" hidden>
          <span /> <button type="button" />
        </p>
        <button type="button" id="base-ground" hidden>
          Greys of the ground's hue
        </button>{' '}
        <button type="button" id="strong-too" hidden>
          Bright buttons, too
        </button>{' '}
        <button type="button" id="take-all" hidden>
          Take all offers
        </button>{' '}
        <a href="#take">Take the CSS</a>
        <label className="page-choice">
          Find
          <input type="search" id="find-field" autoComplete="off" placeholder="a field" />
          <span role="status" id="found-fields" />
        </label>
      </div>
      {!isOnSite && (
        <p className="theme-jumps">
          {groups.slice(1).map(({ title }) => (
            <a key={title} href={`#${idOf(title)}`}>
              {title}
            </a>
          ))}
        </p>
      )}
      {groups.map(({ title, names }, at) => (
        <details key={title} id={isOnSite ? undefined : idOf(title)} open={at === 0}>
          <summary>{title}</summary>
          {names.map((name) => (
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
function ThemeResult({ isOnSite = true }: Pick<FormProps, 'isOnSite'>) {
  return (
    <section className="theme-result" aria-labelledby="take">
      <h2 id="take">Take it with you</h2>
      {isOnSite && <Message isOnSite />}
      <p>Paste the rule into the stylesheet of your site.</p>
      <pre id="stylesheet" />
      <p className="actions">
        {isOnSite && (
          <a id="to-builder" href="/builder.html">
            Take it to the builder
          </a>
        )}
        <button type="button" className="copy-link">
          Copy the link
        </button>
        <button type="button" data-save="css">
          Save theme.css
        </button>
        <button type="button" data-save="both">
          Save tokens.json
        </button>
        <button type="button" id="save-light" data-save="light">
          For Figma: light
        </button>
        <button type="button" id="save-dark" data-save="dark">
          For Figma: dark
        </button>
      </p>
      <label className="read-tokens">
        Open a tokens.json or a stylesheet{' '}
        <input type="file" id="read-tokens" accept=".json,.css" multiple aria-describedby="read-formats" />
      </label>
      <p id="read-formats">
        It reads the files of this page, exports of Figma, of its plugins and of Tokens Studio, other design
        tokens as JSON (DTCG), and stylesheets:{' '}
        <a href={isOnSite ? '/design/design-tokens.html' : guideInStorybook}>to Figma and back</a>.
      </p>
      {isOnSite && <p>The builder takes the example brand and the accent; paste the rule for all else.</p>}
    </section>
  )
}
