/** What a visitor of the builder chooses: plain data, which stands in the address. */
import type { languages as shipped } from '../../../scripts/build/languages.ts'
import type { ExampleBrand } from '../theme/brands.ts'
import type { ChosenTag } from './elements.ts'

export const frameworks = {
  html: 'Plain HTML',
  react: 'React',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  wordpress: 'WordPress',
  'site-builder': 'Webflow, Squarespace, Wix',
} as const
export type Framework = keyof typeof frameworks

export const languages = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
} as const satisfies Record<'en' | (typeof shipped)[number], string>
export type Language = keyof typeof languages

/** The example brands. */
export const looks = {
  atelier: 'Atelier',
  marmalade: 'Marmalade',
  voltage: 'Voltage',
} as const satisfies Record<ExampleBrand, string>

// The type of Object.keys() is `string[]`, but the keys of these tables are exactly their words.
export const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]

export type Source = 'tags' | 'package'
export type Build = 'react' | 'light'
export type SignIn = 'form' | 'own'

export interface Choice {
  /** The portal alone, or elements in the order of the table. */
  elements: readonly ChosenTag[]
  framework: Framework
  /** Script tags from the company's own server, or the npm package and a bundler. */
  scripts: Source
  /** On React, or on Preact, which is smaller. */
  build: Build
  /** By the form of the elements, or by the company's own sign-in. */
  signIn: SignIn
  /** The name of the company. */
  brand: string
  /** The address of its logo. */
  logo: string
  /** The example brand to begin with. */
  look: ExampleBrand | ''
  /** A colour of CSS. */
  accent: string
  /** The page's language first. With two or more, the client chooses. */
  languages: readonly Language[]
  /** An ISO 4217 code. */
  currency: string
  /** The address of the API. */
  api: string
  /** The address of the folder of the scripts. */
  cdn: string
}

/** Pages that are made of pasted blocks: their scripts and their API are on other origins. */
export const isBlock = (framework: Framework) => framework === 'wordpress' || framework === 'site-builder'

/** The plugin signs clients in by their WordPress accounts, and brings the scripts. */
export const isPlugin = ({ framework, signIn }: Pick<Choice, 'framework' | 'signIn'>) =>
  framework === 'wordpress' && signIn === 'own'

/** What a framework leaves to choose; the first of each is the default. */
export function optionsOf(framework: Framework) {
  const sources: readonly Source[] =
    framework === 'html' ? ['tags', 'package'] : isBlock(framework) ? ['tags'] : ['package']
  // A page that is made with React has it already.
  const builds: readonly Build[] = framework === 'react' ? ['react', 'light'] : ['light', 'react']
  // A site builder has no server that could know who is signed in.
  const signIns: readonly SignIn[] = framework === 'site-builder' ? ['form'] : ['form', 'own']
  return { sources, builds, signIns }
}

/** What counts where the address says nothing. */
export function defaultsOf(framework: Framework): Choice {
  const { sources, builds, signIns } = optionsOf(framework)
  return {
    elements: ['cp-portal'],
    framework,
    scripts: first(sources),
    build: first(builds),
    signIn: first(signIns),
    brand: '',
    logo: '',
    look: '',
    accent: '',
    languages: ['en'],
    currency: 'USD',
    api: isBlock(framework) ? 'https://api.example.com/api/v1' : '/api/v1',
    cdn: isBlock(framework) ? 'https://static.example.com/cdn' : '/cdn',
  }
}

function first<Option>([option]: readonly Option[]): Option {
  if (option === undefined) throw new Error('There is nothing to choose from.')
  return option
}

/** The page's elements: with the elements' own sign-in, a page without a portal has a form for it. */
export function shownElements({ elements, signIn }: Choice): readonly ChosenTag[] {
  const hasForm = elements.some((tag) => tag === 'cp-portal' || tag === 'cp-login')
  return signIn === 'form' && !hasForm ? ['cp-login', ...elements] : elements
}
