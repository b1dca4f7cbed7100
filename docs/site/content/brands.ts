/** The example brands, as tokens for a scene. */
import { readFileSync } from 'node:fs'

const names = ['Atelier', 'Marmalade', 'Voltage']

export interface Brand {
  name: string
  /** Custom properties by their names without `--cp-`. */
  tokens: Readonly<Record<string, string>>
}

export function readBrands(): Brand[] {
  return names.map((name) => {
    const sheet = readFileSync(`demo/brands/${name.toLowerCase()}.css`, 'utf8').replace(/\/\*.*?\*\//gs, '')
    const declarations = sheet.matchAll(/--cp-([\w-]+):\s*([^;]+);/g)
    return {
      name,
      tokens: Object.fromEntries(
        Array.from(declarations, ([, token = '', value = '']) => [token, value.replace(/\s+/g, ' ')]),
      ),
    }
  })
}
