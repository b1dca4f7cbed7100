import type { Meta } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect } from 'storybook/test'
import { type ElementArgs, type ElementStory, elementStory } from '../element-story'
import { inside } from '../inside'

const config = elementStory('cp-config', { person: 'ada', elements: ['cp-config', 'cp-portal'] })

/** It shows nothing by itself. So it stands above a portal, which has its settings. */
const meta = {
  title: 'Elements/Config · cp-config, settings, configuration',
  ...config,
  id: 'elements-config',
  parameters: { ...config.parameters, layout: 'fullscreen' },
  render: (args: ElementArgs<'cp-config'>) => (
    <>
      {config.render(args)}
      {createElement('cp-portal', { routing: 'memory' })}
    </>
  ),
} satisfies Meta
export default meta

export const Brand: ElementStory<'cp-config'> = {
  args: { 'brand-name': 'Northlight Studio', 'brand-consultant-title': 'Your contact', currency: 'EUR' },
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByRole('link', { name: /Northlight Studio/ })).toBeVisible()
    await expect(await portal.findByText('Your contact')).toBeVisible()
  },
}
