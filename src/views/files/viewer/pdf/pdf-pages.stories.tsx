import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fill } from '../../../../../.storybook/inside'
import { onStage } from '../../../../../.storybook/stage'
import { phone } from '../../../../../.storybook/viewports'
import { pdfOf, protectedPdf } from '../../../../../tests/pdf'
import { css } from '../../../ui/style/styles'
import { PdfPages } from './pdf-pages'

const window = css({ display: 'grid', gridTemplate: 'minmax(0,1fr)/minmax(0,1fr)', blockSize: '40rem' })

const meta = {
  title: 'Panels/File viewer · preview, picture, pdf/PDF',
  id: 'panels-file-viewer-pdf',
  component: PdfPages,
  decorators: [
    (Story) => (
      <div className={window}>
        <Story />
      </div>
    ),
  ],
  args: {
    bytes: pdfOf([
      ['Opening hours', 'Monday to Friday, 9 to 5'],
      ['Closed on holidays'],
      ['The garden opens in May'],
    ]),
    name: 'Opening hours.pdf',
    zoom: 1,
  },
} satisfies Meta<typeof PdfPages>
export default meta
type Story = StoryObj<typeof meta>

/** The development server makes pdf.js ready when the first story asks for it. */
const slow = { timeout: 20_000 }

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await expect(await stage.findByText('Opening hours', {}, slow)).toBeInTheDocument()
    await expect(stage.getByRole('group', { name: 'Page 3 of 3' })).toBeInTheDocument()
  },
}

export const FullNarrow: Story = { tags: ['full'], ...Full, globals: phone }

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await userEvent.click(await stage.findByRole('button', { name: 'Search in this file' }, slow))
    await fill(await stage.findByRole('searchbox', { name: 'Search in this file' }), 'open')
    await expect(await stage.findByText('1 of 2', {}, slow)).toBeVisible()
  },
}

export const Enlarged: Story = { args: { zoom: 2 } }

export const Protected: Story = { tags: ['full'], args: { bytes: protectedPdf() } }

export const Damaged: Story = { args: { bytes: new TextEncoder().encode('%PDF-1.7') } }
