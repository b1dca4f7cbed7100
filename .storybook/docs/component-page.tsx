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

/**
 * The docs page of an element or of a building block: one live story with its controls. The other stories are only
 * linked, because all stories of a page would share one session and one server.
 */
export function ComponentPage() {
  const { parameters } = useOf('meta', ['meta']).preparedMeta
  const stories = useContext(DocsContext).componentStories()
  const tag: Tag | undefined = parameters.tag
  return (
    <>
      <Title />
      {tag ? <ElementSummary tag={tag} /> : <Description of="meta" />}
      <Primary />
      <Controls exclude={tag && events} />
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

/** The events have a table of their own, with the types of their details. */
const events = /^cp-/
