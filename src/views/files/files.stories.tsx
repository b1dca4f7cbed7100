import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, waitForElementToBeRemoved } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { goesStale } from '../../../.storybook/goes-stale'
import { findToasts, inside } from '../../../.storybook/inside'
import { rulesOf, scene } from '../../../.storybook/scene'
import { fail, hang } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'
import { filesOf } from '../../core/index'

const element = elementStory('cp-files', {
  person: 'ada',
  settings: { brand: { providerLabel: 'Northlight' } },
})
const meta = {
  title: 'Elements/Files · cp-files, upload, download, documents',
  id: 'elements-files',
  ...element,
  args: { ...element.args, 'service-id': 'project-website-relaunch' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-files'>

const note = () => new File(['Opening hours: Monday to Friday'], 'opening hours.txt', { type: 'text/plain' })

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const files = inside(canvasElement, 'cp-files')
    await expect(await files.findByText('Home page, final design')).toBeVisible()
    await userEvent.click(files.getByRole('radio', { name: 'From Me' }))
    await expect(files.queryByText('Home page, final design')).toBeNull()
    await userEvent.click(files.getByRole('radio', { name: 'From Northlight' }))
    await expect(files.queryByText('Menu on my phone')).toBeNull()
    await userEvent.click(files.getByRole('radio', { name: 'All' }))
    await expect(files.getByText('Home page, final design')).toBeVisible()
  },
}

/** A file of a colleague has the colleague's name. It is not from "Me". */
export const FileOfAColleague: Story = {
  args: { 'service-id': 'project-stock-forecast' },
  play: async ({ canvasElement }) => {
    const files = inside(canvasElement, 'cp-files')
    await expect(await files.findByText('Charles Babbage')).toBeVisible()
    await userEvent.click(files.getByRole('radio', { name: 'From Me' }))
    await expect(files.queryByText('Charles Babbage')).toBeNull()
  },
}

/** The file's name fills the field and can be changed. The new file appears in the list without a reload. */
export const Uploaded: Story = {
  play: async ({ canvasElement }) => {
    const files = inside(canvasElement, 'cp-files')
    await userEvent.upload(await files.findByLabelText('Choose files'), note())
    const name = files.getByLabelText('File name')
    await expect(name).toHaveValue('opening hours.txt')
    await fireEvent.change(name, { target: { value: 'Opening hours' } })
    await userEvent.click(files.getByRole('button', { name: 'Upload' }))
    await (await findToasts()).findByText('File uploaded successfully')
    await expect(await files.findByText('Opening hours')).toBeVisible()
    await expect(name).toHaveValue('')
  },
}

const pictures = () => ['kitchen.png', 'hall.png', 'garden.png'].map((name) => new File([name], name))

/** Several are sent in turn. What is refused says so under its name, and can be sent again; the others are in the list. */
export const Several: Story = {
  parameters: scene({
    rules: {
      uploadFile: (() => {
        let count = 0
        return (proceed) =>
          ++count === 2
            ? Promise.resolve(
                Response.json({ success: false, message: 'Our disk is full.' }, { status: 507 }),
              )
            : proceed()
      })(),
    },
  }),
  play: async ({ canvasElement }) => {
    const files = inside(canvasElement, 'cp-files')
    await userEvent.upload(await files.findByLabelText('Choose files'), pictures())
    await files.findByRole('button', { name: 'Remove garden.png' })
    await expect(files.queryByLabelText('File name')).toBeNull()
    await userEvent.click(files.getByRole('button', { name: 'Upload' }))
    await expect(await files.findByText('Our disk is full.')).toBeVisible()
    await files.findByRole('button', { name: 'Remove hall.png' })
    await userEvent.click(files.getByRole('button', { name: /^Retry.*hall\.png$/ }))
    await waitFor(() => expect(files.queryByText('Our disk is full.')).toBeNull())
    await waitFor(() => expect(files.getAllByText(/^(kitchen|hall|garden)\.png$/)).toHaveLength(3))
  },
}

/** The client can also drop or paste a file. */
export const DroppedAndPasted: Story = {
  play: async ({ canvasElement }) => {
    const files = inside(canvasElement, 'cp-files')
    const data = new DataTransfer()
    data.items.add(note())
    const sent = { bubbles: true, cancelable: true, composed: true }
    const zone = await files.findByRole('button', { name: 'Choose files' })
    zone.dispatchEvent(new DragEvent('drop', { ...sent, dataTransfer: data }))
    await waitFor(() => expect(files.getByLabelText('File name')).toHaveValue('opening hours.txt'))
    await userEvent.click(files.getByRole('button', { name: 'Remove opening hours.txt' }))
    const emptied = await files.findByRole('button', { name: 'Choose files' })
    emptied.dispatchEvent(new ClipboardEvent('paste', { ...sent, clipboardData: data }))
    await files.findByRole('button', { name: 'Remove opening hours.txt' })
  },
}

/** The form keeps its values when the server refuses the file. */
export const Refused: Story = {
  parameters: scene({ rules: { uploadFile: fail(413, 'Files may be 10 MB at most.') } }),
  play: async ({ canvasElement }) => {
    const files = inside(canvasElement, 'cp-files')
    await userEvent.upload(await files.findByLabelText('Choose files'), note())
    await userEvent.click(files.getByRole('button', { name: 'Upload' }))
    await expect(await files.findByText('Files may be 10 MB at most.')).toBeVisible()
    await expect(files.getByLabelText('File name')).toHaveValue('opening hours.txt')
  },
}

export const Uploading: Story = {
  parameters: scene({ rules: { uploadFile: hang() } }),
  play: async ({ canvasElement }) => {
    const files = inside(canvasElement, 'cp-files')
    await userEvent.upload(await files.findByLabelText('Choose files'), note())
    const send = files.getByRole('button', { name: 'Upload' })
    await userEvent.click(send)
    await expect(await files.findByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
    await expect(send).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Cancelled: Story = {
  ...Uploading,
  play: async (context) => {
    await Uploading.play?.(context)
    const files = inside(context.canvasElement, 'cp-files')
    const toast = (await findToasts()).getByText('Uploading file...')
    await userEvent.click(files.getByRole('button', { name: 'Cancel' }))
    await waitForElementToBeRemoved(toast, { timeout: 3000 })
    await expect(files.queryByRole('progressbar')).toBeNull()
    await expect(files.getByLabelText('File name')).toHaveValue('opening hours.txt')
    delete rulesOf(context).uploadFile
    await userEvent.click(files.getByRole('button', { name: 'Upload' }))
    await (await findToasts()).findByText('File uploaded successfully')
  },
}

export const Problems: Story = {
  play: async ({ canvasElement }) => {
    const files = inside(canvasElement, 'cp-files')
    await userEvent.click(await files.findByRole('button', { name: 'Upload' }))
    await expect(files.getByText('Choose a file first.')).toBeVisible()
    await expect(files.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(
      /^Choose a file first/,
    )
    await userEvent.upload(files.getByLabelText('Choose files'), new File([], 'empty.txt'))
    await expect(
      files.getByText('This file is empty, or no longer there. Choose it again, or another one.'),
    ).toBeVisible()
    await expect(files.queryByText('Choose a file first.')).toBeNull()
  },
}

export const Empty: Story = {
  parameters: scene({ seed: (records) => ({ ...records, files: [] }) }),
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement, 'cp-files').findByText('No files yet')).toBeVisible()
  },
}
export const Loading: Story = { tags: ['full'], parameters: scene({ rules: { files: hang() } }) }
export const Failed: Story = { parameters: scene({ rules: { files: fail(500, 'The archive is closed.') } }) }
export const Stale: Story = {
  tags: ['full'],
  play: goesStale({
    tag: 'cp-files',
    text: 'Statement of work, signed',
    rules: { files: fail(500, 'The archive is closed.') },
    refresh: () => filesOf('project-website-relaunch').refresh(),
  }),
}
export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }

/** Where there is little room, a button unfolds the form. */
export const Narrow: Story = {
  tags: ['full'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const files = inside(canvasElement, 'cp-files')
    const button = await files.findByRole('button', { name: 'Upload a file' })
    await expect(files.getByLabelText('File name')).not.toBeVisible()
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(files.getByLabelText('File name')).toBeVisible()
  },
}
