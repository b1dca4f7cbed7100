import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { AllIcons } from '../../../../.storybook/foundations/icons'
import { fill } from '../../../../.storybook/inside'
import { onStage } from '../../../../.storybook/stage'
import { Icon } from './icon'
import { icons } from './icons'

const meta = {
  title: 'Blocks/Icon · illustration, drawing, symbol',
  id: 'blocks-icon',
  component: Icon,
  args: { path: icons.search },
  argTypes: { path: { control: 'select', options: Object.keys(icons), mapping: icons } },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** All icons, and all illustrations. Pressing one copies its SVG. */
export const All: Story = {
  render: () => <AllIcons />,
  play: async ({ canvasElement }) => {
    const all = onStage(canvasElement)
    // Chrome on a page in a frame asks whether it may write: here, it may.
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(all.getByRole('button', { name: /^bell/ }))
    await all.findByText('The SVG of “bell” is copied.')
    await expect(write.mock.lastCall?.[0]).toMatch(
      /^<svg xmlns="[^"]+" viewBox="0 0 20 20".* stroke="currentColor".*<path d="M/,
    )
    await fill(all.getByRole('searchbox'), 'bell')
    await waitFor(() => expect(all.getAllByRole('button', { name: /bell/ })).toHaveLength(1))
    await fill(all.getByRole('searchbox'), '')
    await waitFor(() => expect(all.queryByText(/is copied/)).toBeNull())
  },
}
