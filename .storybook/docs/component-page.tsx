import {
  AnchorMdx,
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
  const drawn = stories.filter(({ name }) => states.includes(name))
  const tag: Tag | undefined = parameters.tag
  return (
    <>
      <Title>{nameOf(title)}</Title>
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

/** The last part of a title, without the words by which it is found: "Elements/Notifications · cp-notifications, bell". */
const nameOf = (title: string) => title.split('/').at(-1)?.split(' · ')[0]
