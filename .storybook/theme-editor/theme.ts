import type { TokenName } from '../../src/views/ui/style/tokens'

/** The values that a company's stylesheet sets for the elements. */
export interface Theme {
  colorScheme: string
  /** Only tokens that differ from their defaults. */
  values: Partial<Record<TokenName, string>>
}

/** Reads the theme of a stylesheet with one rule for `:root`. */
export function readTheme(css: string): Theme {
  const declarations = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)
  const found = Object.fromEntries(
    Array.from(declarations, ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]),
  )
  const { 'color-scheme': colorScheme = 'normal', ...tokens } = found
  const values = Object.entries(tokens).map(([name, value]) => [name.replace('--cp-', ''), value])
  return { colorScheme, values: Object.fromEntries(values) }
}

/** Writes a theme as CSS, to be copied. */
export function writeTheme({ colorScheme, values }: Theme): string {
  const lines = Object.entries(values).map(([name, value]) => `  --cp-${name}: ${value};\n`)
  return `:root {\n  color-scheme: ${colorScheme};\n${lines.join('')}}\n`
}

/** Returns a theme as a React style. It applies to everything inside of the styled element. */
export const styleOf = ({ values }: Theme): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--cp-${name}`, value]))
