/**
 * The code that shows elements in a page of a host, in each framework, as the guides write it. Pages show it, and their
 * scripts write it anew when a visitor changes a control: so it reads no table, and needs neither Node nor a DOM.
 */
import type { SettingsInput } from '../../../src/core/index'
import type { Tag } from '../../../src/elements/elements'
import { angularCode, reactCode, svelteCode, vueCode } from './bundled.ts'
import { htmlCode } from './html.ts'
import { wordPressCode } from './wordpress.ts'

/** An attribute as its control has it: a number stays a number, and `true` is an attribute without a value. */
export type Value = string | number | boolean

export interface Shown {
  tag: Tag
  /** By their names in markup: `page-size`. Those that are left at their defaults are better left out. */
  attributes?: Readonly<Record<string, Value>>
}

export interface CodeOptions {
  /** The settings of the page that are plain data. */
  settings?: Pick<SettingsInput, PlainSetting>
  /** Those that are functions, as code: `{ getToken: "() => fetch('/portal-token')…" }`. */
  functions?: Readonly<Record<string, string>>
  /** Custom properties by their names without `--cp-`: `{ accent: 'green' }`. */
  tokens?: Readonly<Record<string, string>>
  /** Where a page without a bundler has its scripts from. By default `/cdn/`. */
  scripts?: string
}

type PlainSetting = Exclude<keyof SettingsInput, 'fetch' | 'getToken' | 'signOut' | 'endpoints'>

/** One file of the host, or the part of it that the elements need. */
export interface CodeFile {
  /** Its usual name, or the place where it is pasted: `src/account.tsx`, `Custom HTML`. */
  name: string
  /** The name of its language for highlighting. */
  language: 'html' | 'css' | 'js' | 'ts' | 'tsx' | 'vue' | 'svelte' | 'php' | 'text'
  code: string
}

const writers = {
  html: htmlCode,
  react: reactCode,
  vue: vueCode,
  svelte: svelteCode,
  angular: angularCode,
  wordpress: wordPressCode,
} satisfies Record<string, (elements: readonly Shown[], options: CodeOptions) => CodeFile[]>

export type Framework = keyof typeof writers

/** The frameworks in the order of their tabs, each with its name and its guide. */
export const frameworks: Readonly<Record<Framework, { name: string; guide: string }>> = {
  html: { name: 'HTML', guide: '/frameworks/html.html' },
  react: { name: 'React', guide: '/frameworks/react.html' },
  vue: { name: 'Vue', guide: '/frameworks/vue.html' },
  svelte: { name: 'Svelte', guide: '/frameworks/svelte.html' },
  angular: { name: 'Angular', guide: '/frameworks/angular.html' },
  wordpress: { name: 'WordPress', guide: '/embed/wordpress.html' },
}

/** The files that show elements, one below the other, in a page of a host. */
export const codeOf = (
  framework: Framework,
  elements: readonly Shown[],
  options: CodeOptions = {},
): CodeFile[] => writers[framework](elements, options)
