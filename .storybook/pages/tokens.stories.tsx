import type { Meta, StoryObj } from '@storybook/react-vite'
import { foundations, type SectionName } from '../../docs/site/design/foundations'
import { Foundation } from '../foundations/foundation'

/** What every element is drawn with, as on the site, in the brand of the toolbar and the theme of the panel. */
const meta = {
  title: 'Foundations/Tokens · design tokens, custom properties',
  id: 'foundations-tokens',
  // They are pictures of tokens, whose contrasts and values have tests of their own.
  tags: ['!autodocs', '!test'],
  parameters: { stage: false, controls: { disable: true } },
} satisfies Meta
export default meta

const drawn = (section: SectionName, words = ''): StoryObj => ({
  name: [foundations[section].title, words].filter(Boolean).join(' · '),
  render: () => <Foundation section={section} />,
})

export const Colours = drawn('colours', 'colors, palette, light, dark')
export const Contrasts = drawn('contrasts', 'accessibility, readable')
export const Type = drawn('type', 'typography, font, text')
export const Space = drawn('space', 'spacing, distance, density')
export const Corners = drawn('corners', 'radius, rounded')
export const Shadow = drawn('shadow', 'elevation')
export const Motion = drawn('motion', 'animation, transition')
