import {
  AnchorMdx,
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Fragment, useContext } from 'react'
import { elements, type Tag } from '../../src/elements/elements'
import type { ElementRow } from '../../src/elements/row'
import { Anatomy } from './anatomy'
import { MeasuresOfBlock, StatesOfBlock } from './block-facts'
import { ElementFacts, ElementSummary } from './element-facts'
import { KeysOfElement, KeysOfPage } from './keys'
import { PatternPages } from './pattern-pages'
import { RulesOfPage } from './rules'
import { StoryPictures } from './story-pictures'
import { ElementLink, WhenToUseBlock, WhenToUseElement } from './when-to-use'

/** The states that several elements have. Whoever designs a page needs to see them; all other stories are linked. */
const states = [
  ...[
    'Action Required',
    'Overdue',
    'Nothing Matches',
    'Uploading',
    'Problems',
    'Sending',
    'Answered',
    'Refused',
  ],
  ...['Empty', 'Loading', 'Failed', 'Stale', 'Signed Out'],
]

/** Elements that are made for the room of a desktop. */
const large: readonly Tag[] = [
  'cp-portal',
  'cp-dashboard',
  'cp-project',
  'cp-payments',
  'cp-projects',
  'cp-tickets',
]

/** The docs page of an element or of a building block: one live story with its controls, when to use it, and its states. */
export function ComponentPage() {
  const { component, parameters, title } = useOf('meta', ['meta']).preparedMeta
  const stories = useContext(DocsContext).componentStories()
  const tag: Tag | undefined = parameters.tag
  const isPictured = stories.some(({ tags }) => tags.includes('pictures'))
  const path = title.split('/').map(nameIn)
  const page = path.join('/')
  const name = path.at(-1) ?? title
  if (stories.some((story) => story.parameters.pattern))
    return (
      <>
        <Title>{name}</Title>
        <PatternPages stories={stories} />
      </>
    )
  return (
    <>
      <Title>{name}</Title>
      {isPictured ? (
        <Pictured tag={title.startsWith('Elements/') ? tag : undefined} name={name} page={page} />
      ) : tag ? (
        <LiveElement tag={tag} page={page} />
      ) : (
        <LiveBlock name={name} page={page} />
      )}
      {isPictured && component && (
        <>
          <h2 id="properties">Properties</h2>
          <ArgTypes of="meta" />
        </>
      )}
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

function LiveElement({ tag, page }: { tag: Tag; page: string }) {
  // A story with the tag `drawn` is a state of this element alone, such as what was found.
  const drawn = useContext(DocsContext)
    .componentStories()
    .filter(({ name, tags }) => states.includes(name) || tags.includes('drawn'))
  return (
    <>
      <ElementSummary tag={tag} />
      <div className={large.includes(tag) ? 'large-element' : undefined}>
        <Primary />
      </div>
      <WhenToUseElement tag={tag} />
      <Anatomy tag={tag} />
      {drawn.length > 0 && (
        <>
          <h2 id="states-drawn">In each state</h2>
          <StoryPictures stories={drawn} room={roomOf(elements[tag])} />
        </>
      )}
      <RulesOfPage page={page} />
      <h2 id="attributes">Attributes</h2>
      <Controls />
      <KeysOfElement tag={tag} />
      <ElementFacts tag={tag} />
    </>
  )
}

/** How wide a place shows all of an element, in rem: one that stands in a line opens a panel below it, and on a phone a dialog. */
const roomOf = ({ inline, width = 60 }: ElementRow) => (inline ? 30 : Math.min(width + 2, 54))

/** A block has no session and no server of its own, so all its stories can run in one page. */
function LiveBlock({ name, page }: { name: string; page: string }) {
  const [, ...others] = useContext(DocsContext).componentStories()
  const drawn = others.filter(isWide)
  return (
    <>
      <Description of="meta" />
      <Primary />
      <WhenToUseBlock name={name} />
      <h2 id="properties">Properties</h2>
      <Controls />
      <MeasuresOfBlock />
      <StatesOfBlock name={name} />
      <RulesOfPage page={page} />
      <KeysOfPage page={page} />
      {drawn.length > 0 && <h2 id="variants">Variants</h2>}
      {drawn.map(({ id, name, moduleExport }) => (
        <Fragment key={id}>
          <h3 id={id}>{name}</h3>
          <Canvas of={moduleExport} sourceState="none" />
        </Fragment>
      ))}
    </>
  )
}

/** A picture is as wide as a desktop. The narrow stories are linked. */
const isWide = ({ name }: { name: string }) => !name.includes('Narrow')

/**
 * For files with the tag `pictures`. They show what begins with a press, such as a menu, or what covers the page, such as a
 * dialog: in a frame the play function runs, and nothing else is covered. One that stands below an element is about a side of
 * it, so it leads there and says nothing of the element again.
 */
function Pictured({ tag, name, page }: { tag: Tag | undefined; name: string; page: string }) {
  const drawn = useContext(DocsContext).componentStories().filter(isWide)
  return (
    <>
      <Description of="meta" />
      {tag && (
        <p>
          It is a part of <ElementLink tag={tag} />, whose page has the attributes, events and parts.
        </p>
      )}
      <WhenToUseBlock name={name} />
      <StoryPictures stories={drawn} isFirstLarge />
      <RulesOfPage page={page} />
      <KeysOfPage page={page} />
    </>
  )
}

/** A part of a title without the words by which it is found: "Notifications · cp-notifications, bell". */
const nameIn = (part: string) => part.split(' · ')[0] ?? part
