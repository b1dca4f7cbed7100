import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { manifestModule } from './manifest-module.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './pages/*.stories.tsx', '../src/**/*.stories.tsx'],
  // The in-process API links to the seed's files here.
  staticDirs: [{ from: '../server/seed/files', to: '/demo-files' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [manifestModule],
      // Without compilation, light-dark() follows the page's colour scheme.
      build: { cssTarget: 'esnext' },
    }),
}

export default config
