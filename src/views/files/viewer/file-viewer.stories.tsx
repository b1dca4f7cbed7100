import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { demoFile } from '../../../../.storybook/demo-files'
import { onStage } from '../../../../.storybook/stage'
import { phone } from '../../../../.storybook/viewports'
import { configure } from '../../../core/index'
import { FileViewer } from './file-viewer'

/** What the server answers at each link. */
const links: Record<string, () => Response | Promise<Response>> = {
  'homepage-design.png': () => fetch(demoFile('homepage-design.png')),
  'stock-forecast.csv': () => fetch(demoFile('stock-forecast.csv')),
  'invoice.pdf': () => fetch(demoFile('invoice.pdf')),
  'notes.txt': () => new Response('Opening hours\n\nMonday to Friday, 9 to 5.'),
  'opening-hours.json': () => new Response('{"monday":["9:00","17:00"],"holidays":[]}'),
  'archive.zip': () => new Response(Uint8Array.of(80, 75, 3, 4, 0)),
  'camera.png': () => new Response(Uint8Array.from(huge, (each) => each.charCodeAt(0))),
  'plan.txt': () => new Response('', { status: 410 }),
  'recording.mp3': () => new Response('ID3\x04\0\0'),
  // It has come in part, and goes on for ever.
  'slow.png': () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(3_200_000)),
      }),
      { headers: { 'content-length': '8000000' } },
    ),
}
const huge = '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x9c\x40\0\0\x9c\x40\x08\x06\0\0\0'

const file = (name: string, more = {}) => ({
  id: name,
  name,
  path: `/links/${name}`,
  who: ['Northlight', 'Grace Hopper'],
  createdAt: '2026-11-20',
  size: 482_000,
  ...more,
})

const meta = {
  title: 'Panels/File viewer · preview, picture, pdf',
  id: 'panels-file-viewer',
  tags: ['pictures'],
  component: FileViewer,
  loaders: [
    () => {
      configure({
        fetch: async (input) => {
          const name = new URL(String(input), document.baseURI).pathname.replace('/links/', '')
          return links[name]?.() ?? new Response('', { status: 404 })
        },
      })
    },
  ],
  args: {
    set: { files: [file('homepage-design.png')] },
    first: '',
    origin: undefined,
    onClose: fn(),
  },
} satisfies Meta<typeof FileViewer>
export default meta
type Story = StoryObj<typeof meta>

const showing = (name: string, more = {}) => ({ args: { set: { files: [file(name, more)] } } })

export const Picture: Story = {
  play: async ({ canvasElement, args }) => {
    const stage = onStage(canvasElement)
    await expect(await stage.findByRole('img', { name: 'Preview of homepage-design.png' })).toBeVisible()
    await userEvent.click(stage.getByRole('button', { name: 'Zoom in' }))
    await userEvent.click(stage.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Many: Story = {
  args: {
    set: { files: ['homepage-design.png', 'stock-forecast.csv', 'notes.txt'].map((name) => file(name)) },
  },
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await expect(await stage.findByText('1 of 3')).toBeVisible()
    await userEvent.click(stage.getByRole('button', { name: 'Next file' }))
    await expect(await stage.findByRole('table')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await stage.findByText('1 of 3')).toBeVisible()
  },
}

export const ManyNarrow: Story = { tags: ['full'], ...Many, globals: phone }

export const Table: Story = showing('stock-forecast.csv')

export const Text: Story = showing('notes.txt')

export const Data: Story = showing('opening-hours.json')

export const Pdf: Story = showing('invoice.pdf')

/** This page can't play it: it has no sound in it. */
export const Sound: Story = showing('recording.mp3')

export const Other: Story = showing('archive.zip')

export const Loading: Story = showing('slow.png')

/** It is not loaded before the client has said so. */
export const TooLarge: Story = showing('homepage-design.png', { size: 48_000_000 })

/** More than the memory of a phone holds: it is not decoded. */
export const TooManyPixels: Story = showing('camera.png')

/** Its link has ended, and the list has no other one. */
export const Gone: Story = {
  ...showing('plan.txt'),
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await expect(await stage.findByText(/no longer there/)).toBeVisible()
    await expect(stage.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(stage.getByRole('link', { name: 'Download' })).toBeVisible()
  },
}

export const GoneNarrow: Story = { tags: ['full'], ...Gone, globals: phone }
