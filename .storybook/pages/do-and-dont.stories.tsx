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
    parameters: scene({
      person: pattern.good.scene.person ?? 'ada',
      elements: [pattern.good, pattern.bad].flatMap((example) =>
        example.scene.elements.map(({ tag }) => tag),
      ),
    }),
    render: () => <DoAndDont pattern={pattern} />,
  }
}

export const ListBesideOtherContent = about('A list beside other content')
export const EachThingOnce = about('Each thing once on a page')
export const HeaderBeforeSignIn = about('A header before the sign-in')
export const BrightBrand = about('A bright brand')
export const QuietText = about('Quiet text')
export const ColoursOfStatuses = about('Colours of statuses')
export const DensePage = about('A dense page')
