/** The theme as design tokens: to save as files, and to read from them. */
import type { Scheme } from '../../theme/colours.ts'
import { documentOf, schemeOf, type Values, valuesOf, writeTokens } from '../../theme/design-tokens.ts'

interface Exchange {
  /** Gives the theme as the browser computes it. */
  read: () => Record<Scheme, Values>
  onRead: (values: Record<Scheme, Values>) => void
}

export function exchangeTokens({ read, onRead }: Exchange): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]'))
    button.addEventListener('click', () => {
      const tokens = documentOf(read())
      const { save: wanted } = button.dataset
      if (wanted === 'light' || wanted === 'dark') save(`tokens.${wanted}.json`, schemeOf(tokens, wanted))
      else save('tokens.json', tokens)
    })

  const result = document.getElementById('read-result')
  document.getElementById('read-tokens')?.addEventListener('change', async ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    const files = Array.from(target.files ?? [])
    // The same file can be chosen again.
    target.value = ''
    const found = await Promise.all(files.map(readFile))
    const isEmpty = found.every(({ light, dark }) => Object.keys({ ...light, ...dark }).length === 0)
    if (result)
      result.textContent = isEmpty ? 'There is no token of the elements in it.' : 'The tokens are read.'
    if (!isEmpty) onRead(Object.assign({ light: {}, dark: {} }, ...found))
  })
}

/** A file of one scheme is known by its name: `tokens.dark.json`. What is no JSON has no tokens. */
async function readFile(file: File): Promise<Partial<Record<Scheme, Values>>> {
  const both = valuesOf(await new Response(file).json().catch(() => undefined))
  if (/dark/i.test(file.name)) return { dark: both.dark }
  if (/light/i.test(file.name)) return { light: both.light }
  return both
}

function save(name: string, tokens: object): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([writeTokens(tokens)], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
