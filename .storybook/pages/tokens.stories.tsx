import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SectionName } from '../../docs/site/design/foundations'
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

const drawn = (section: SectionName): StoryObj => ({ render: () => <Foundation section={section} /> })

// The search knows only a name that stands here as a text. It finds "color" in "Colours", and that first if it is the only word.
export const Colours = { ...drawn('colours'), name: 'Colours' }
export const Contrasts = { ...drawn('contrasts'), name: 'Contrasts · accessibility, readable' }
export const Type = { ...drawn('type'), name: 'Type · type scale, font, typography' }
export const TextStyles = { ...drawn('text-styles'), name: 'Text styles · heading, h1, label, body, caption' }
export const Space = { ...drawn('space'), name: 'Space · spacing, distance, density' }
export const Controls = { ...drawn('controls'), name: 'Controls · height, button, field' }
export const Lines = { ...drawn('lines'), name: 'Lines · border, divider, line height' }
export const Corners = { ...drawn('corners'), name: 'Corners · radius, rounded' }
export const Shadow = { ...drawn('shadow'), name: 'Shadow · elevation' }
export const Motion = { ...drawn('motion'), name: 'Motion · animation, transition' }
