import { AnchorMdx, Description, Source } from '@storybook/addon-docs/blocks'
import type { PreparedStory, Renderer } from 'storybook/internal/types'
import { Words } from '../../docs/site/elements/words'
import type { PatternPage } from '../patterns/pages'
import styles from '../patterns/pages.css?raw'
import { StoryPictures } from './story-pictures'

/** A desktop, in rem. */
const desktop = 75

/** Each page of a site: when and why, how it looks, what stands where, and what to copy. */
export function PatternPages({ stories }: { stories: readonly PreparedStory<Renderer>[] }) {
  return (
    <>
      <Description of="meta" />
      {stories.map(({ id, name, parameters: { pattern } }) => (
        <PatternSection key={id} id={id} name={name} pattern={pattern} />
      ))}
      <h2 id="styles">The styles of all of them</h2>
      <p>
        Or lay them out as your site does:{' '}
        <AnchorMdx href="./?path=/docs/guides-layout-and-width--docs" target="_self">
          layout and width
        </AnchorMdx>{' '}
        says how much room each element needs.
      </p>
      <Source language="css" code={styles} />
    </>
  )
}

function PatternSection({ id, name, pattern }: { id: string; name: string; pattern: PatternPage }) {
  return (
    <>
      <h2 id={id}>{name}</h2>
      <p>{pattern.use}</p>
      <StoryPictures
        stories={[{ id, name: `Open “${name}” alone` }]}
        areWide
        {...(!pattern.isNarrow && { room: desktop })}
      />
      <ul>
        {pattern.places.map((place) => (
          <li key={place}>
            <Words text={place} />
          </li>
        ))}
      </ul>
      <Source language="html" code={pattern.markup} />
    </>
  )
}
