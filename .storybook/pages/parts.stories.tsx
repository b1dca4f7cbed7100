import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Tag } from '../../src/elements/elements'
import { drawnParts } from '../foundations/drawn-parts'
import { Parts } from '../foundations/parts'
import { openScene, scene } from '../scene'

const meta = {
  title: 'Foundations/Parts',
  tags: ['!autodocs', 'full'],
  loaders: [(context) => openScene({ ...context, parameters: { ...context.parameters, ...context.args } })],
  parameters: { controls: { disable: true } },
} satisfies Meta
export default meta

/** Without a tag, all of them. The page of an element shows it alone. */
type Story = StoryObj<{ tag?: Tag }>

const partsOf = (tags: readonly Tag[]): Story => ({
  argTypes: { tag: { options: tags, control: 'select' } },
  render: ({ tag }) => <Parts tags={tag ? [tag] : tags} />,
  play: async ({ canvas, args }) => {
    for (const tag of args.tag ? [args.tag] : tags) {
      const parts = within(canvas.getByRole('region', { name: tag }))
      // A query that has to find something prints the whole page each time that it finds nothing yet.
      await waitFor(() => expect(parts.queryAllByText(/^::part/)).not.toHaveLength(0))
    }
    // While an element still grows, its numbers stand where its parts have been.
    await waitFor(() => {
      for (const layer of document.querySelectorAll('.parts-stage > [aria-hidden]')) expectInPlace(layer)
    })
  },
})

/** Each number is in sight, covers no other, and no thing has two. */
function expectInPlace(layer: Element): void {
  const boxes = Array.from(layer.querySelectorAll<HTMLElement>('.parts-box'), ({ style }) => style.cssText)
  expect(new Set(boxes).size).toBe(boxes.length)
  const room = layer.getBoundingClientRect()
  const numbers = Array.from(layer.querySelectorAll('.parts-chip'), (chip) => chip.getBoundingClientRect())
  for (const [at, { left, top, right, bottom }] of numbers.entries()) {
    expect(left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom).toBe(true)
    const others = numbers.slice(at + 1)
    expect(
      others.some(
        (other) =>
          other.left < right - 1 &&
          other.right > left + 1 &&
          other.top < bottom - 1 &&
          other.bottom > top + 1,
      ),
    ).toBe(false)
  }
}

/** Each element as it runs, with the parts that a host can style by `::part()` where they are. */
export const SignedIn: Story = {
  ...partsOf(drawnParts['signed-in']),
  // No page has all elements at once: it would have two main areas, and headings twice. The story below is tested.
  tags: ['!test'],
  parameters: scene({ person: 'ada' }),
}

/** The elements with which a client signs in. */
export const SignedOut: Story = {
  ...partsOf(drawnParts['signed-out']),
  parameters: scene({ person: 'nobody' }),
}
