import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Tag } from '../../src/elements/elements'
import { drawnParts } from '../foundations/drawn-parts'
import { Parts } from '../foundations/parts'
import { openScene, scene } from '../scene'

const meta = {
  title: 'Foundations/Parts',
  tags: ['!autodocs', 'full'],
  loaders: [openScene],
  parameters: { controls: { disable: true } },
} satisfies Meta
export default meta

const partsOf = (tags: readonly Tag[]): StoryObj => ({
  render: () => <Parts tags={tags} />,
  play: async ({ canvas }) => {
    for (const tag of tags) {
      const parts = within(canvas.getByRole('region', { name: tag }))
      // A query that has to find something prints the whole page each time that it finds nothing yet.
      await waitFor(() => expect(parts.queryAllByText(/^::part/)).not.toHaveLength(0))
    }
  },
})

/** Each element as it runs, with the parts that a host can style by `::part()` where they are. */
export const SignedIn: StoryObj = {
  ...partsOf(drawnParts['signed-in']),
  // No page has all elements at once: it would have two main areas, and headings twice. The story below is tested.
  tags: ['!test'],
  parameters: scene({ person: 'ada' }),
}

/** The elements with which a client signs in. */
export const SignedOut: StoryObj = {
  ...partsOf(drawnParts['signed-out']),
  parameters: scene({ person: 'nobody' }),
}
