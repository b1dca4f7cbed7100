import type { TokenName } from '../../src/views/ui/style/tokens'

/** What a company's stylesheet says to the widgets. */
export interface Theme {
  colorScheme: string
  /** Only tokens that differ from their defaults. */
  values: Partial<Record<TokenName, string>>
}

/** What a stylesheet with one rule for `:root` says. */
export function readTheme(css: string): Theme {
  const declarations = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)
  const found = Object.fromEntries(
    Array.from(declarations, ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]),
  )
  const { 'color-scheme': colorScheme = 'normal', ...tokens } = found
  const values = Object.entries(tokens).map(([name, value]) => [name.replace('--cp-', ''), value])
  return { colorScheme, values: Object.fromEntries(values) }
}

/** The same as CSS, to be copied. */
export function writeTheme({ colorScheme, values }: Theme): string {
  const lines = Object.entries(values).map(([name, value]) => `  --cp-${name}: ${value};\n`)
  return `:root {\n  color-scheme: ${colorScheme};\n${lines.join('')}}\n`
}

/** As a style that counts for what is inside. */
export const styleOf = ({ values }: Theme): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--cp-${name}`, value]))
