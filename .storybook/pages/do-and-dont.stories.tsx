import type { Meta, StoryObj } from '@storybook/react-vite'
import { patterns } from '../../docs/site/design/patterns'
import { DoAndDont } from '../patterns/do-and-dont'
import { openScene, scene } from '../scene'

/** Choices that make a page good, each beside the one that spoils it, as on the site. */
const meta = {
  title: "Patterns/Do and don't",
  id: 'patterns-do-and-dont',
  loaders: [openScene],
  // What is wrong here is meant, and both sides are one page.
  tags: ['!autodocs', '!test'],
  parameters: { controls: { disable: true }, a11y: { test: 'off' } },
} satisfies Meta
export default meta

function about(title: string): StoryObj {
  const pattern = patterns.find((each) => each.title === title)
  if (!pattern) throw new Error(`There is no pattern "${title}".`)
  return {
    name: title,
    parameters: scene({ person: pattern.good.scene.person ?? 'ada' }),
    render: () => <DoAndDont pattern={pattern} />,
  }
}

export const List = about('A list beside other content')
export const Once = about('Each thing once on a page')
export const Header = about('A header before the sign-in')
export const BrightBrand = about('A bright brand')
export const QuietText = about('Quiet text')
export const Statuses = about('Colours of statuses')
export const Dense = about('A dense page')
