/** Pages of a company's site, as `docs/design/patterns.md` makes them: each is drawn from the markup that one copies. */
import type { StoryObj } from '@storybook/react-vite'
import { type Tag, tags } from '../../src/elements/elements'
import { type Scene, scene } from '../scene'
import './pages.css'

/** What the documentation says of a page. */
export interface PatternPage {
  /** When to make such a page, and why. */
  use: string
  /** What stands where. */
  places: readonly string[]
  markup: string
  /** A desktop shows no more of it than a narrow place. */
  isNarrow?: boolean
}

/** The elements in a markup. */
const elementsOf = (markup: string): Tag[] => tags.filter((tag) => markup.includes(`<${tag}`))

/** A story that draws a page, with what its documentation says. */
export const pageStory = (pattern: PatternPage, changes: Partial<Scene> = {}): StoryObj => ({
  parameters: { ...scene({ elements: elementsOf(pattern.markup), ...changes }), pattern },
  render: () => <Markup html={pattern.markup} />,
})

/** HTML of this file's users. */
export function Markup({ html }: { html: string }) {
  const draw = (place: HTMLElement | null) => {
    const page = document.createRange().createContextualFragment(html)
    // A story's address is Storybook's.
    page.querySelector('cp-portal')?.setAttribute('routing', 'memory')
    place?.replaceChildren(page)
  }
  return <div ref={draw} />
}

/** @param variant of its lists */
export const accountMarkup = (variant: 'recent' | 'full' = 'recent') => `<main class="page">
  <header>
    <cp-notifications></cp-notifications>
    <cp-account></cp-account>
  </header>
  <h1>Your account</h1>
  <cp-attention heading-level="2"></cp-attention>
  <div class="widgets">
    <cp-projects variant="${variant}" heading-level="2"></cp-projects>
    <cp-payments variant="${variant}" heading-level="2"></cp-payments>
  </div>
</main>`

export const accountElements = elementsOf(accountMarkup())
