import type { Tag } from '../../src/elements/elements'
import { partsStoryOf } from '../foundations/drawn-parts'
import { StoryPictures } from './story-pictures'

/** An element as it runs, with the number of each part where it is, and what each of them is called. */
export const Anatomy = ({ tag }: { tag: Tag }) =>
  tag !== 'cp-config' && (
    <>
      <h2 id="anatomy">Anatomy</h2>
      <StoryPictures
        stories={[
          {
            id: `foundations-parts--${partsStoryOf(tag)}`,
            name: `The parts of <${tag}> alone`,
            args: `tag:${tag}`,
          },
        ]}
        areWide
        highest={6000}
      />
    </>
  )
