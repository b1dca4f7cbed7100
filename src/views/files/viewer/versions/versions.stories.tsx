import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { demoFile } from '../../../../../.storybook/demo-files'
import { onStage } from '../../../../../.storybook/stage'
import { phone } from '../../../../../.storybook/viewports'
import { configure } from '../../../../core/index'
import { FileViewer } from '../file-viewer'

const version = (seeded: string, name: string, createdAt: string) => ({
  id: seeded,
  name,
  path: demoFile(seeded),
  who: ['Northlight', 'Grace Hopper'],
  createdAt,
})
/** A set of one file, with its versions. */
const setOf = (versions: readonly ReturnType<typeof version>[]) => ({
  files: versions.slice(0, 1).map((file) => ({ ...file, versions })),
})

const pictures = setOf([
  version('homepage-design.png', 'Home page.png', '2026-11-20'),
  version('phone-menu.png', 'Home page.png', '2026-11-06'),
])
const pdfs = setOf([
  version('statement-of-work.pdf', 'Statement of work.pdf', '2026-11-20'),
  version('accessibility-audit.pdf', 'Statement of work.pdf', '2026-11-06'),
  version('invoice.pdf', 'Draft.pdf', '2026-10-30'),
])

/** A file that came again has its versions: the client reads an older one, or two beside each other. */
const meta = {
  title: 'Panels/File viewer · preview, picture, pdf/Versions',
  id: 'panels-file-viewer-versions',
  tags: ['pictures'],
  component: FileViewer,
  loaders: [() => configure({ fetch: undefined })],
  args: { set: pdfs, first: 'statement-of-work.pdf', origin: undefined, onClose: fn() },
} satisfies Meta<typeof FileViewer>
export default meta
type Story = StoryObj<typeof meta>

/** The development server makes pdf.js ready when the first story asks for it. */
const slow = { timeout: 20_000 }

export const Pdf: Story = {
  tags: ['full'],
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    const choice = await stage.findByRole('combobox', { name: 'Version' })
    await expect(choice).toHaveDisplayValue(/^Version 3 of 3/)
    await userEvent.selectOptions(choice, stage.getByRole('option', { name: /^Version 1 of 3/ }))
    await expect(await stage.findByRole('region', { name: 'Draft.pdf' }, slow)).toBeVisible()
  },
}

export const PdfsSideBySide: Story = {
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await userEvent.click(await stage.findByRole('button', { name: 'Side by side' }))
    const choices = await stage.findAllByRole('combobox', { name: 'Version' })
    await expect(choices[0]).toHaveDisplayValue(/^Version 2 of 3/)
    await expect(choices[1]).toHaveDisplayValue(/^Version 3 of 3/)
    await waitFor(
      () => expect(stage.getAllByRole('region', { name: /^Statement of work.pdf, Version/ })).toHaveLength(2),
      slow,
    )
  },
}

/** A version of another kind can't be compared: a nearer one of the same kind stands in for it, and a button leads back. */
export const OfSeveralKinds: Story = {
  args: {
    set: setOf([
      version('statement-of-work.pdf', 'Statement of work.pdf', '2026-11-20'),
      version('stock-forecast.csv', 'Forecast.csv', '2026-11-06'),
      version('invoice.pdf', 'Draft.pdf', '2026-10-30'),
    ]),
  },
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    const toggle = await stage.findByRole('button', { name: 'Side by side' })
    await userEvent.click(toggle)
    await expect(await stage.findByDisplayValue(/^Version 1 of 3/)).toBeVisible()
    const newer = stage.getByDisplayValue(/^Version 3 of 3/)
    await userEvent.selectOptions(newer, within(newer).getByRole('option', { name: /^Version 2 of 3/ }))
    await userEvent.click(stage.getByRole('button', { name: 'Side by side' }))
    await expect(stage.getAllByRole('combobox', { name: 'Version' })).toHaveLength(1)
  },
}

export const PdfsNarrow: Story = { tags: ['full'], ...PdfsSideBySide, globals: phone }

export const PicturesSideBySide: Story = {
  args: { set: pictures, first: 'homepage-design.png' },
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await userEvent.click(await stage.findByRole('button', { name: 'Side by side' }))
    await waitFor(
      () => expect(stage.getAllByRole('img', { name: /^Preview of Home page.png, Version/ })).toHaveLength(2),
      slow,
    )
  },
}

export const PicturesNarrow: Story = { tags: ['full'], ...PicturesSideBySide, globals: phone }
