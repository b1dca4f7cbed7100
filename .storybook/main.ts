import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, runnerImport } from 'vite'
import { firstPaint, firstPaintOfFrame } from './first-paint.ts'
import { manifestModule } from './manifest-module.ts'
import { withNamedPages } from './named-pages.ts'

/** Storybook asks the configuration for this, too, but neither its type nor its documentation says so: see `named-pages.ts`. */
type Config = StorybookConfig & { storyIndexGenerator: typeof withNamedPages }

const config: Config = {
  framework: '@storybook/react-vite',
  stories: ['./pages/**/*.mdx', './pages/*.stories.tsx', '../src/**/*.stories.tsx'],
  // The in-process API links to the seed's files here.
  staticDirs: [{ from: '../server/seed/files', to: '/demo-files' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The search finds the headings of pages.
  features: { experimentalSearchDocsHeadings: true },
  managerHead: async (head = '') => {
    const { module } = await runnerImport<typeof import('./theme/panel-html')>(
      '.storybook/theme/panel-html.tsx',
    )
    return head + firstPaint + module.panelHtml
  },
  previewHead: (head = '') => head + firstPaintOfFrame,
  storyIndexGenerator: withNamedPages,
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [manifestModule],
      // Without compilation, light-dark() follows the page's colour scheme.
      build: { cssTarget: 'esnext' },
    }),
}

export default config
