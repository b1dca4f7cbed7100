import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../../.storybook/element-story'
import { inside } from '../../../../.storybook/inside'

const element = elementStory(
  'cp-files',
  {
    person: 'ada',
    settings: { brand: { providerLabel: 'Northlight' } },
  },
  'A file with the name of another is its next version. The list shows the newest, and unfolds those before.',
)
const meta = {
  title: 'Elements/Files · cp-files, upload, download, documents/Versions',
  id: 'elements-files-versions',
  tags: ['pictures'],
  ...element,
  args: { ...element.args, 'service-id': 'project-website-relaunch' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-files'>

const note = () => new File(['Opening hours: Monday to Friday'], 'opening hours.txt', { type: 'text/plain' })

/** A file with the name of another is its next version. */
export const Versions: Story = {
  play: async ({ canvasElement }) => {
    const files = inside(canvasElement, 'cp-files')
    for (const count of [1, 2]) {
      await userEvent.upload(await files.findByLabelText('Choose files'), note())
      await userEvent.click(files.getByRole('button', { name: 'Upload' }))
      await waitFor(() =>
        expect(files.queryAllByText(count === 1 ? 'opening hours.txt' : '2 versions')).toHaveLength(1),
      )
    }
    await userEvent.click(files.getByRole('button', { name: '2 versions' }))
    await expect(await files.findByRole('link', { name: /Version 1/ })).toBeVisible()
  },
}
