import manifest from 'virtual:elements-manifest'
import type { CustomElementDeclaration } from 'custom-elements-manifest'
import type { Tag } from '../../src/elements/elements'
import { Facts } from './facts'

/** An element's tag, and a sentence about the element. */
export function ElementSummary({ tag }: { tag: Tag }) {
  const { summary } = declarationOf(tag)
  return (
    <p>
      <code>{`<${tag}>`}</code> {summary}
    </p>
  )
}

/** All that the manifest says about an element, except its attributes, which the controls show. */
export function ElementFacts({ tag }: { tag: Tag }) {
  const { members = [], events = [], cssStates = [], cssParts = [], cssProperties = [] } = declarationOf(tag)
  // Attributes have properties, too. These are the properties without an attribute.
  const fields = members.flatMap((member) =>
    member.kind === 'field' && !('attribute' in member) ? member : [],
  )
  return (
    <>
      <Facts
        title="Properties without an attribute"
        head={['Name', 'Type', 'What it is']}
        rows={fields.map(({ name, type, summary }) => [name, type?.text, summary])}
      />
      <Facts
        title="Events"
        head={['Name', 'Type', 'When']}
        rows={events.map(({ name, type, summary, description }) => [
          name,
          type.text,
          [summary, description].filter(Boolean).join(' '),
        ])}
      />
      <Facts
        title="States"
        head={['Selector', 'When']}
        rows={cssStates.map(({ name, summary }) => [`:state(${name})`, summary])}
      />
      <Facts
        title="Parts"
        head={['Selector', 'What it is']}
        rows={cssParts.map(({ name, summary }) => [`::part(${name})`, summary])}
      />
      <Facts
        title="Tokens"
        isFolded
        head={['Property', 'Default', 'What it colours or sizes']}
        rows={cssProperties.map(({ name, default: value, summary }) => [name, value, summary])}
      />
    </>
  )
}

function declarationOf(tag: Tag): CustomElementDeclaration {
  for (const declaration of manifest.modules.flatMap(({ declarations = [] }) => declarations)) {
    if (declaration.kind === 'class' && 'tagName' in declaration && declaration.tagName === tag)
      return declaration
  }
  throw new Error(`<${tag}> is not in the manifest.`)
}
