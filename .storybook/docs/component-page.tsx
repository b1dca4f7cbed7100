import {
  AnchorMdx,
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { Tag } from '../../src/elements/elements'
import { ElementFacts, ElementSummary } from './element-facts'
import { StoryPictures } from './story-pictures'

/** The states that most elements have. Whoever designs a page needs to see them; all other stories are linked. */
const states = ['Empty', 'Loading', 'Failed', 'Stale', 'Signed Out']

/** The docs page of an element or of a building block: one live story with its controls, and its states. */
export function ComponentPage() {
  const { parameters, title } = useOf('meta', ['meta']).preparedMeta
  const stories = useContext(DocsContext).componentStories()
  const tag: Tag | undefined = parameters.tag
  const isPictured = stories.some(({ tags }) => tags.includes('pictures'))
  return (
    <>
      <Title>{nameOf(title)}</Title>
      {isPictured ? <Pictured tag={tag} /> : <Live tag={tag} />}
      <h2 id="stories">Stories</h2>
      <ul className="docs-story-links">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`./?path=/story/${id}`} target="_self">
              {name}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </>
  )
}

function Live({ tag }: { tag: Tag | undefined }) {
  const drawn = useContext(DocsContext)
    .componentStories()
    .filter(({ name }) => states.includes(name))
  return (
    <>
      {tag ? <ElementSummary tag={tag} /> : <Description of="meta" />}
      <Primary />
      <Controls />
      {drawn.length > 0 && (
        <>
          <h2 id="states-drawn">In each state</h2>
          <StoryPictures stories={drawn} />
        </>
      )}
      {tag && <ElementFacts tag={tag} />}
    </>
  )
}

/**
 * For files with the tag `pictures`. They show what begins with a press, such as a menu, or what covers the page, such as a
 * dialog: in a frame the play function runs, and nothing else is covered. One that stands below an element is about a side of
 * it, so it leads there and says nothing of the element again.
 */
function Pictured({ tag }: { tag: Tag | undefined }) {
  // A picture is as wide as a desktop. The narrow stories are linked.
  const drawn = useContext(DocsContext)
    .componentStories()
    .filter(({ name }) => !name.includes('Narrow'))
  return (
    <>
      <Description of="meta" />
      {tag && (
        <p>
          It is a part of{' '}
          <AnchorMdx href={`./?path=/docs/elements-${tag.replace('cp-', '')}--docs`} target="_self">
            {`<${tag}>`}
          </AnchorMdx>
          , whose page has the attributes, events and parts.
        </p>
      )}
      <StoryPictures stories={drawn} isFirstLarge />
      {!tag && <ArgTypes of="meta" />}
    </>
  )
}

/** The last part of a title, without the words by which it is found: "Elements/Notifications · cp-notifications, bell". */
const nameOf = (title: string) => title.split('/').at(-1)?.split(' · ')[0]
