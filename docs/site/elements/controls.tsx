/** What changes the example of an element's page: the situation, the frame, the attributes. They need scripts. */
import type { ReactNode } from 'react'
import { type ElementExample, suggestions } from '../content/element-examples.ts'
import type { AttributeFacts, Facts } from './facts.ts'

interface Props {
  facts: Facts
  example: ElementExample
  /** The attributes that the example begins with. */
  start: Readonly<Record<string, string>>
}

export function Controls({ facts: { attributes, parts, tag }, example: { situations }, start }: Props) {
  return (
    <form className="controls by-script" autoComplete="off" aria-label="The example">
      <fieldset>
        <legend>Example</legend>
        {situations.length > 1 && (
          <Control name="Client" wide>
            <select name="situation">
              {situations.map(({ name, ...scene }) => (
                <option key={name} data-scene={JSON.stringify(scene)}>
                  {name}
                </option>
              ))}
            </select>
          </Control>
        )}
        {tag !== 'cp-avatar' && (
          <Control name="Server">
            <select name="server">
              <option value="works">Answers</option>
              <option value="hangs">Never answers</option>
              <option value="fails">Fails</option>
              <option value="offline">Can't be reached</option>
            </select>
          </Control>
        )}
        <Control name="Width">
          <select name="width">
            <option value="full">Full</option>
            <option value="phone">Phone</option>
          </select>
        </Control>
        <Control name="Colours">
          <select name="scheme">
            <option value="">As this page</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
        </Control>
        {parts.length > 0 && (
          <Control name="Outlined part">
            <select name="part">
              <option value="">None</option>
              {parts.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </Control>
        )}
        <output name="outlined" />
      </fieldset>
      {attributes.length > 0 && (
        <fieldset>
          <legend>Attributes</legend>
          {attributes.map((facts) => (
            <Control key={facts.name} name={<code>{facts.name}</code>}>
              <AttributeControl {...facts} start={start[facts.name]} />
            </Control>
          ))}
        </fieldset>
      )}
    </form>
  )
}

function Control({ name, wide, children }: { name: ReactNode; wide?: true; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={wide ? 'control wide' : 'control'}>
      <span>{name}</span>
      {children}
    </label>
  )
}

/** A default is left out of the code. */
function AttributeControl({ name, spec, start }: AttributeFacts & { start: string | undefined }) {
  const { kind, words, fallback, expects, required } = spec
  const usual = fallback === undefined || required ? '' : String(fallback)
  const shared = { 'data-attribute': name, 'data-usual': usual, 'aria-describedby': `attribute-${name}` }
  const value = start ?? usual
  if (words)
    return (
      <select {...shared} defaultValue={value}>
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    )
  if (kind === 'boolean') return <input type="checkbox" {...shared} defaultChecked={start !== undefined} />
  if (kind === 'number') {
    const [least, most] = [...expects.matchAll(/\d+/g)].map(([digits]) => digits)
    return <input type="number" {...shared} min={least} max={most} defaultValue={value} />
  }
  const list = suggestions[name]
  return (
    <>
      <input
        type="text"
        {...shared}
        defaultValue={value}
        required={required}
        spellCheck={false}
        list={list && `suggested-${name}`}
      />
      {list && (
        <datalist id={`suggested-${name}`}>
          {list.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  )
}
