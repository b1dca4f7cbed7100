import type { Preview } from '@storybook/react-vite'
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { expect } from 'storybook/test'
import { faultsIn } from '../tests/valid-html'
import { actFocus } from './acted-focus'
import { brands, setBrand } from './brands'
import { docs } from './docs'
import { logEvents } from './event-log'
import { checkLeads } from './leads'
import { setPage } from './page'
import { checkParts } from './parts-seen'
import { bePatient } from './patience'
import { checkTexts } from './pseudo'
import { withRealTypes } from './real-types'
import { checkRest, leaveFocus } from './rest'
import { withStage } from './stage'
import { readBrand } from './theme/own-theme'
import { checkVariants } from './variants'
import { viewports } from './viewports'

bePatient()
logEvents()

const testing = '__vitest_browser__' in globalThis

/**
 * Without motion, a play function never meets a menu that is still fading in, nor a colour in the middle of a transition. Who
 * looks at the story gets the motion back after it, however it ends; Storybook itself waits for what is still moving then.
 */
const stopMotion = () => document.documentElement.style.setProperty('--cp-motion', '0s')
const ends = ['played', 'completing', 'errored', 'aborted', 'finished']
if (!testing)
  addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
    if (ends.includes(newPhase)) document.documentElement.style.removeProperty('--cp-motion')
  })

/** A choice in the toolbar. It shows its name and what is chosen: an icon alone says neither. */
const toolbar = <const Icon extends string>(title: string, icon: Icon, items: readonly string[]) => ({
  toolbar: {
    title,
    icon,
    items: items.map((value) => ({ value, title: `${title}: ${value}` })),
    dynamicTitle: true,
  },
})

/**
 * A picture is no tab among others: each has a server of its own, and must not hear what that of another tells. One that can be
 * pressed has the real focus once its play function has ended.
 */
if (frameElement?.closest('.story-pictures')) {
  Object.defineProperty(navigator, 'locks', { value: undefined })
  const endActing = actFocus()
  if (!frameElement.hasAttribute('inert'))
    addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
      if (ends.includes(newPhase)) endActing()
    })
}

function checkHtml(canvas: Element): void {
  const roots = Array.from(canvas.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)
  expect(roots.flatMap((root) => (root ? faultsIn(root) : []))).toEqual([])
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [withRealTypes],
  parameters: {
    docs,
    viewport: { options: viewports },
    // Storybook reads this order before any code runs, so it must be written out here.
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction · theme, toolbar, rtl, locale',
          'Foundations',
          [
            'Tokens · design tokens, custom properties',
            'States of controls · disabled, error, busy, checkbox, radio',
          ],
          'Elements',
          ['Portal · cp-portal, navigation, sidebar', 'Dashboard · cp-dashboard, overview, home'],
          'Screens',
          'Patterns',
          ["Do and don't", 'Pages · layout, template, markup'],
          'Guides',
          [
            'Start · install',
            'Theming · theme, css, logo, editor',
            'All tokens · css, defaults, list',
            'Design tokens and Figma · export, import, json',
            'Contrast · bright, yellow',
            'Dark mode · print, paper',
            'Brands',
            'Parts · css',
            'Patterns',
            'Layout and width · grid, columns',
          ],
          'Blocks',
          'Panels',
        ],
      },
    },
    layout: 'padded',
    // The tests only ask what is wrong; the panel also lists what is right.
    a11y: { test: 'error', ...(testing && { options: { resultTypes: ['violations'] } }) },
    // Events have a table on their element's page, and a log in the panel of actions.
    controls: { expanded: true, exclude: /^cp-/ },
  },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', ['auto', 'light', 'dark']),
    brand: toolbar('Brand', 'paintbrush', Object.keys(brands)),
    direction: toolbar('Direction', 'transfer', ['auto', 'ltr', 'rtl']),
    locale: toolbar('Locale', 'globe', [
      'en-US',
      'en-GB',
      'de-DE',
      'es-ES',
      'fr-FR',
      'nl-NL',
      'pl-PL',
      'pt-BR',
      'ar-EG',
      'ja-JP',
    ]),
  },
  initialGlobals: {
    theme: testing ? 'light' : 'auto',
    brand: testing ? 'default' : readBrand(),
    direction: 'auto',
    locale: 'en-US',
    // The tests run axe on each story. Who looks at a story loads it by a button in the panel: it is 600 KB.
    a11y: { manual: !testing },
  },
  decorators: [
    withStage,
    (Story, { globals: { theme, brand, direction, locale } }) => {
      setBrand(brand)
      setPage({ theme, direction, locale })
      return <Story />
    },
  ],
  beforeEach({ viewMode }) {
    if (viewMode === 'story') stopMotion()
    // A list keeps what it shows in the entry of the history. A new entry has nothing of the story before.
    history.replaceState(history.state, '')
  },
  async afterEach(context) {
    if (testing) checkParts(context)
    leaveFocus(context)
    if (testing && context.parameters.a11y?.test !== 'off') await checkVariants()
    if (testing) await checkTexts(context)
    if (testing) checkLeads(context)
    if (testing) checkRest(context)
    if (testing) checkHtml(context.canvasElement)
  },
}

export default preview
