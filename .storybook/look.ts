import { create } from 'storybook/theming/create'

/** Storybook's own look. It is that of the library, and draws no attention away from the stories. */
export const look = {
  light: create({
    base: 'light',
    brandTitle: 'Client Portal Elements',
    colorPrimary: '#5b45d6',
    colorSecondary: '#5b45d6',
    appBg: '#f8f7fa',
    appContentBg: '#fff',
    appPreviewBg: '#fff',
    appBorderColor: '#e9e7ee',
    textColor: '#1c1a24',
    textMutedColor: '#625d6f',
    barSelectedColor: '#5b45d6',
  }),
  dark: create({
    base: 'dark',
    brandTitle: 'Client Portal Elements',
    colorPrimary: '#b6aaff',
    colorSecondary: '#8f83d6',
    appBg: '#131217',
    appContentBg: '#1b1a20',
    appPreviewBg: '#1b1a20',
    appBorderColor: '#2e2c36',
    textColor: '#f1eff5',
    textMutedColor: '#a6a1b2',
    barBg: '#1b1a20',
    barSelectedColor: '#b6aaff',
  }),
}

export const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
