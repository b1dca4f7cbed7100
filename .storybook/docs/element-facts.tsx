import manifest from 'virtual:elements-manifest'
import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { CustomElementDeclaration } from 'custom-elements-manifest'
import type { ReactNode } from 'react'
import { isTokenName } from '../../docs/site/theme/token-types'
import type { Tag } from '../../src/elements/elements'
import { partGroups, tokenGroups } from '../../src/elements/reference/groups'
import { tokenDocs } from '../../src/elements/reference/theming'
import { storyWith } from '../parts-seen'
import { Facts, GroupedFacts, Sentence } from './facts'
import { defaultOf } from './token-values'
import { TokensOfElement } from './tokens-of-element'
import { useRunning } from './use-running'

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
  const seen = useRunning(tag, partsIn)
  return (
    <>
      <Facts
        title="Properties without an attribute"
        head={['Name', 'Type', 'What it is']}
        rows={fields.map(({ name, type, summary }) => [name, type?.text, summary])}
      />
      <Facts
        title="Events"
        areFolded
        head={['Name', 'Type', 'When']}
        rows={events.map(({ name, type, summary, description }) => [
          name,
          type.text,
          [summary, description].filter(Boolean).join(' '),
        ])}
      />
      <Facts
        title="States for CSS"
        head={['Selector', 'When']}
        rows={cssStates.map(({ name, summary }) => [`:state(${name})`, summary])}
      />
      <GroupedFacts
        title="Parts"
        note={
          <AnchorMdx href="#anatomy" target="_self">
            Where they are
          </AnchorMdx>
        }
        head={['Selector', 'What it is']}
        groups={inGroups(Object.entries(partGroups), (names) =>
          cssParts
            .filter(({ name }) => names.some((each) => each === name))
            .flatMap(({ name, summary = '' }) => {
              const story = seen?.has(name) ? undefined : storyWith(tag, name)
              if (!story && !seen?.has(name)) return []
              return [[`::part(${name})`, story ? <InStory key={name} text={summary} {...story} /> : summary]]
            }),
        )}
      />
      <TokensOfElement tag={tag} />
      <GroupedFacts
        title="All tokens"
        note="The same for every element."
        head={['Property', 'Default', 'What it colours or sizes']}
        groups={inGroups(
          Object.entries(tokenGroups).map(([group, title]) => [title, group] as const),
          (group) =>
            cssProperties
              .filter(({ name }) => groupOf(name) === group)
              .map(({ name, summary }) => [name, defaultOf(name), summary]),
        )}
      />
    </>
  )
}

/** What is said of a part that another state of the element has. */
const InStory = ({ text, id, name }: { text: string; id: string; name: string }) => (
  <>
    <Sentence text={text} /> In “
    <AnchorMdx href={`./?path=/story/${id}`} target="_self">
      {name}
    </AnchorMdx>
    ”.
  </>
)

/** The parts that an element has as it is now. */
const partsIn = (root: ShadowRoot) =>
  new Set(
    Array.from(root.querySelectorAll('[part]'), (each) => each.getAttribute('part')?.split(' ') ?? []).flat(),
  )

/** The rows of each group. */
const inGroups = <Members,>(
  groups: readonly (readonly [title: string, members: Members])[],
  rowsOf: (members: Members) => ReactNode[][],
) => Object.fromEntries(groups.map(([title, members]) => [title, rowsOf(members)]))

/** The group of a custom property: `--cp-accent` is a colour. */
const groupOf = (property: string) => {
  const name = property.replace('--cp-', '')
  return isTokenName(name) ? tokenDocs[name].group : undefined
}

function declarationOf(tag: Tag): CustomElementDeclaration {
  for (const declaration of manifest.modules.flatMap(({ declarations = [] }) => declarations)) {
    if (declaration.kind === 'class' && 'tagName' in declaration && declaration.tagName === tag)
      return declaration
  }
  throw new Error(`<${tag}> is not in the manifest.`)
}
