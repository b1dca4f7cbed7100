import { addressOf } from '../builder/address.ts'
import { type Framework, frameworks } from '../builder/choice.ts'
import { isChosen } from '../builder/elements.ts'
import { colour } from '../code/colour.ts'
import { embedOfElements, type Shown } from '../code/embed.ts'
import type { Piece } from '../code/piece.ts'
import { elementCode, tabs } from './element-code.ts'

interface Props {
  elements: readonly Shown[]
}

/** The code of an example in each framework. One of them is in view: chosen by radio buttons and CSS, so it needs no script. */
export function CodeTabs({ elements }: Props) {
  return (
    <div className="code-tabs">
      <fieldset>
        <legend>Framework</legend>
        {tabs.map((name) => (
          <label key={name}>
            <input type="radio" name="framework" value={name} defaultChecked={name === 'html'} />
            {frameworks[name]}
          </label>
        ))}
      </fieldset>
      {tabs.map((name) => (
        <CodeTab key={name} framework={name} elements={elements} />
      ))}
    </div>
  )
}

function CodeTab({ framework, elements }: Props & { framework: (typeof tabs)[number] }) {
  const [first, ...others] = elementCode(framework, elements)
  const address = builderAddress(framework, elements)
  const guide = framework === 'wordpress' ? '/embed/wordpress.html' : `/frameworks/${framework}.html`
  return (
    <div className={`code-of ${framework}`} data-framework={framework}>
      <CodeFile {...first} />
      <details>
        <summary>{['What else it needs', ...others.map(({ name }) => name)].join(' · ')}</summary>
        {others.map((piece) => (
          <CodeFile key={piece.name} {...piece} />
        ))}
      </details>
      <p>
        {address && (
          <>
            <a href={address}>With your sign-in, brand and language: the builder</a>,{' '}
          </>
        )}
        <a href={guide}>{`The elements in ${frameworks[framework]}`}</a>
      </p>
    </div>
  )
}

function CodeFile(piece: Piece) {
  return (
    <figure className="code-file">
      <figcaption>
        <strong>{piece.name}</strong> {piece.what}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keys, too. */}
      <pre tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what is text in it is escaped. */}
        <code dangerouslySetInnerHTML={{ __html: colour(piece) }} />
      </pre>
    </figure>
  )
}

/** The builder with these elements, if it has one of them. */
function builderAddress(framework: Framework, elements: readonly Shown[]): string | undefined {
  const tags = elements.map(({ tag }) => tag).filter(isChosen)
  if (tags.length === 0) return undefined
  return `/builder.html${addressOf({ ...embedOfElements(framework, elements), elements: tags })}`
}
