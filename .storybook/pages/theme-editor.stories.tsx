import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { adaProjects } from '../../demo/api/seed/ada-projects'
import { openScene, scene } from '../scene'
import { ThemeEditor as Editor } from '../theme-editor/theme-editor'

/** What the form for a ticket calls the projects. */
const projects = adaProjects.map(({ serviceName, serviceId }) => `${serviceName}, ${serviceId}`)

const meta = {
  title: 'Guides/Theme editor',
  tags: ['!autodocs'],
  loaders: [openScene],
  // The editor has its own choice of brands.
  globals: { brand: 'default' },
  parameters: {
    ...scene({ person: 'ada' }),
    said: projects,
    controls: { disable: true },
    layout: 'fullscreen',
  },
} satisfies Meta
export default meta

/** Shows elements that together have everything that a token can change. */
export const ThemeEditor: StoryObj = {
  name: 'Theme editor',
  // The story below tests it.
  tags: ['!test'],
  render: () => (
    <Editor>
      <div style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
        <h2 style={{ flex: 1, margin: 0, fontSize: '1.125rem' }}>Widgets</h2>
        {createElement('cp-notifications')}
        {createElement('cp-account')}
      </div>
      {createElement('cp-summary', { 'data-probe': '' })}
      {createElement('cp-projects', { variant: 'recent' })}
      {createElement('cp-attention')}
      {createElement('cp-project', { 'service-id': 'project-website-relaunch' })}
      {createElement('cp-ticket', { 'ticket-id': 'TKT-M4XQ72PD' })}
      {createElement('cp-raise-ticket')}
    </Editor>
  ),
}

/** Only for the tests: a designer opens the story above, with an unchanged editor. */
export const Changed: StoryObj = {
  ...ThemeEditor,
  tags: ['!dev', 'test'],
  play: async ({ canvas, canvasElement }) => {
    const stylesheet = within(canvas.getByRole('region', { name: 'Stylesheet' }))
    const widget = canvasElement.querySelector('cp-summary') ?? canvasElement
    const accent = () => getComputedStyle(widget).getPropertyValue('--_accent')

    await userEvent.click(canvas.getByRole('radio', { name: 'marmalade' }))
    await expect(accent()).toBe('#f4552b')
    await expect(stylesheet.getByText(/--cp-accent: #f4552b;/)).toBeVisible()

    await fireEvent.change(canvas.getByLabelText('Pick accent'), { target: { value: '#123456' } })
    await expect(accent()).toBe('#123456')
    await expect(stylesheet.getByText(/--cp-accent: #123456;/)).toBeVisible()

    // If a colour is changed in the dark scheme, its light colour stays.
    await userEvent.click(canvas.getByRole('radio', { name: 'dark' }))
    await fireEvent.change(canvas.getByLabelText('Pick text'), { target: { value: '#fedcba' } })
    await expect(stylesheet.getByText(/--cp-text: light-dark\(#34113a, #fedcba\);/)).toBeVisible()

    // The bright accent stays as it is; the text on it becomes dark.
    await userEvent.click(canvas.getByRole('radio', { name: 'bright' }))
    await userEvent.click(canvas.getByText('Derived from the accent'))
    const onAccent = within(canvas.getByRole('list', { name: 'Contrast of on-accent' }))
    await waitFor(() => expect(onAccent.getByText('14.7:1')).toBeVisible())
    await expect(onAccent.queryByText(/below/)).toBeNull()
    await expect(stylesheet.getByText(/--cp-accent-strong: #ffd400;/)).toBeVisible()

    // A text that can't be read is marked beside its background, and named above all fields.
    await fireEvent.change(canvas.getByLabelText('Pick text-muted'), { target: { value: '#444444' } })
    const muted = within(canvas.getByRole('list', { name: 'Contrast of text-muted' }))
    await waitFor(() => expect(muted.getAllByText('below 4.5:1')[0]).toBeVisible())
    await expect(canvas.getByRole('region', { name: 'Contrast' })).toHaveTextContent(/text-muted on surface/)

    // A file from a drawing program is read: only what the accent does not lead to by itself is written.
    const accentToken = { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0.5, 0.25] } }
    const file = new File([JSON.stringify({ brand: { accent: accentToken } })], 'green.json')
    await userEvent.upload(canvas.getByLabelText('Read tokens'), file)
    await waitFor(() => expect(accent()).toBe('#008040'))
    await expect(
      stylesheet.getByText(/\{\s+color-scheme: light dark;\s+--cp-accent: #008040;\s+\}/),
    ).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('Read tokens'), new File(['{}'], 'empty.json'))
    await expect(await canvas.findByText('There is no token of the elements in it.')).toBeVisible()
    await expect(accent()).toBe('#008040')

    await userEvent.click(canvas.getByRole('radio', { name: 'default' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'light' }))
    await waitFor(() => expect(accent()).toBe('#7e6bff'))
  },
}
