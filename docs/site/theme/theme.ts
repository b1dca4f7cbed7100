/** A theme as a company's stylesheet has it: read, resolved from choices, and written. */
import type { Scene } from '../live/scene.ts'
import type { Scheme } from './colours.ts'
import type { Values } from './design-tokens.ts'
import { isTokenName } from './token-types.ts'
import { isValue } from './values.ts'

/** What a page can be: `light dark` follows the system. */
export const colorSchemes = ['light dark', 'light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

/** Those that a page can have. */
export const schemesOf = (colorScheme: ColorScheme): Scheme[] => {
  const all: readonly Scheme[] = ['light', 'dark']
  return all.filter((scheme) => colorScheme.includes(scheme))
}

/** The values that a company's stylesheet sets for the elements. */
export interface Theme {
  /** What its owner calls it. */
  name?: string
  colorScheme: ColorScheme
  /** Only tokens that differ from their defaults. */
  values: Values
}

/** Reads the theme of a stylesheet with one rule for `:root`. Properties of others are not looked at. */
export function readTheme(css: string): Theme {
  const declarations = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)
  const found = Array.from(declarations, ([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' ').trim(),
  ])
  const { 'color-scheme': written, ...properties } = Object.fromEntries(found)
  const values = Object.entries(properties).flatMap(([name, value]) =>
    name.startsWith('--cp-') ? [[name.slice('--cp-'.length), value]] : [],
  )
  return {
    colorScheme: colorSchemes.find((each) => each === written) ?? 'light',
    values: Object.fromEntries(values),
  }
}

/** What of a live example a theme sets. One that is for both schemes leaves the choice to the page around it. */
export const sceneOfTheme = ({ colorScheme, values }: Theme): Pick<Scene, 'tokens' | 'scheme'> => ({
  tokens: values,
  ...(colorScheme !== 'light dark' && { scheme: colorScheme }),
})

/** The name of a theme without what could end a comment, or hide something. An address that anybody may have written can have one. */
export const nameOfTheme = (text: unknown): string =>
  String(text)
    .replace(/[^\p{L}\p{M}\p{N} .,&'+-]/gu, '')
    .trim()
    .slice(0, 60)

/** The name above a rule that `writeTheme()` has written. */
export const nameIn = (css: string): string | undefined => /^\/\* Theme: (.+) \*\/$/m.exec(css)?.[1]

/** Writes a theme as CSS, to be copied. What is no value of its token is left out: it could end the rule. */
export function writeTheme({ name, colorScheme, values }: Theme): string {
  const lines = Object.entries(values)
    .filter(([name, value]) => isTokenName(name) && isValue(name, value))
    .map(([name, value]) => `  --cp-${name}: ${value};\n`)
  const title = name ? `/* Theme: ${name} */\n` : ''
  return `${title}:root {\n  color-scheme: ${colorScheme};\n${lines.join('')}}\n`
}
