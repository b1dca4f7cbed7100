import type { Meta, StoryObj } from '@storybook/react-vite'
import { patterns } from '../../docs/site/design/patterns'
import { blockRules } from '../patterns/block-rules'
import { DoAndDont, ruleOf } from '../patterns/do-and-dont'
import { openScene, scene } from '../scene'

/** Choices that make a page good, each beside the one that spoils it: of pages, as on the site, and of blocks. */
const meta = {
  title: "Patterns/Do and don't",
  id: 'patterns-do-and-dont',
  // What is wrong here is meant, and both sides are one page.
  tags: ['!autodocs', '!test'],
  parameters: { controls: { disable: true }, a11y: { test: 'off' } },
} satisfies Meta
export default meta

function about(title: string): StoryObj {
  const pattern = patterns.find((each) => each.title === title)
  if (!pattern) throw new Error(`There is no pattern "${title}".`)
  return {
    loaders: [openScene],
    parameters: scene({
      person: pattern.good.scene.person ?? 'ada',
      elements: [pattern.good, pattern.bad].flatMap((example) =>
        example.scene.elements.map(({ tag }) => tag),
      ),
    }),
    render: () => <DoAndDont rule={ruleOf(pattern)} />,
  }
}

function ofBlocks(title: string): StoryObj {
  const rule = blockRules.find((each) => each.title === title)
  if (!rule) throw new Error(`There is no rule "${title}".`)
  return { parameters: { stage: false }, render: () => <DoAndDont rule={rule} /> }
}

export const OneFilledAction = ofBlocks('One filled action')
export const ABusyButton = ofBlocks('A busy button')
export const EmptyIsNotFailed = ofBlocks('Empty is not failed')
export const AnEmptyListWithANextStep = ofBlocks('An empty list with a next step')
export const AListThatLoads = ofBlocks('A list that loads')
export const OneStyleOfLinks = ofBlocks('One style of links')
export const ATitleOnce = ofBlocks('A title once')
export const RedForWhatIsWrong = ofBlocks('Red for what is wrong')
export const WordsForWhatIsRare = ofBlocks('Words for what is rare')

export const ListBesideOtherContent = about('A list beside other content')
export const AListLeadsToAPage = about('A list leads to a page')
export const EachThingOnce = about('Each thing once on a page')
export const HeaderBeforeSignIn = about('A header before the sign-in')
export const PageBeforeSignIn = about('A page before the sign-in')
export const BrightBrand = about('A bright brand')
export const QuietText = about('Quiet text')
export const ColoursOfStatuses = about('Colours of statuses')
export const DensePage = about('A dense page')
