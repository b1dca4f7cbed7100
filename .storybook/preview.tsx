import type { Preview } from '@storybook/react-vite'
import { setPage } from './page'
import { withStage } from './stage'
import { checkVariants } from './variants'

const testing = '__vitest_browser__' in globalThis

// Colours that are still on their way would be read half-way.
if (testing) document.documentElement.style.setProperty('--cp-motion', '0s')

const toolbar = (title: string, icon: string, items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', ['auto', 'light', 'dark']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
    locale: toolbar('Locale', 'globe', ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'ar-EG', 'ja-JP']),
  },
  initialGlobals: { theme: testing ? 'light' : 'auto', direction: 'ltr', locale: 'en-US' },
  decorators: [
    withStage,
    (Story, { globals: { theme, direction, locale } }) => {
      setPage({ theme, direction, locale })
      return <Story />
    },
  ],
  async afterEach({ parameters }) {
    if (testing && parameters.a11y?.test !== 'off') await checkVariants()
  },
}

export default preview
