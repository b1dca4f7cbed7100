import { type ChangeEvent, useState } from 'react'
import type { Scheme } from './colours'
import { documentOf, schemeOf, type Values, valuesOf, writeTokens } from './design-tokens'

interface Props {
  /** Gives the theme as the browser computes it. */
  read: () => Record<Scheme, Values>
  onRead: (values: Record<Scheme, Values>) => void
}

/** The theme as design tokens: to save as files, and to read from them. */
export function TokensFile({ read, onRead }: Props) {
  const [problem, setProblem] = useState<string>()

  const onSaveClicked = (scheme?: Scheme) => {
    const tokens = documentOf(read())
    save(`tokens${scheme ? `.${scheme}` : ''}.json`, writeTokens(scheme ? schemeOf(tokens, scheme) : tokens))
  }
  const onFilesChosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(target.files ?? [])
    // The same file can be chosen again.
    target.value = ''
    const read = await Promise.all(files.map(readFile))
    const isEmpty = read.every(({ light, dark }) => Object.keys({ ...light, ...dark }).length === 0)
    setProblem(isEmpty ? 'There is no token of the elements in it.' : undefined)
    if (!isEmpty) onRead(Object.assign({ light: {}, dark: {} }, ...read))
  }

  return (
    <section aria-label="Design tokens">
      <button type="button" onClick={() => onSaveClicked()}>
        Save tokens.json
      </button>
      <button type="button" onClick={() => onSaveClicked('light')}>
        Light alone
      </button>
      <button type="button" onClick={() => onSaveClicked('dark')}>
        Dark alone
      </button>
      <label>
        Read tokens
        <input type="file" accept=".json" multiple onChange={onFilesChosen} />
      </label>
      <p role="status">{problem}</p>
    </section>
  )
}

/** A file of one scheme is known by its name: `tokens.dark.json`. What is no JSON has no tokens. */
async function readFile(file: File): Promise<Partial<Record<Scheme, Values>>> {
  const both = valuesOf(
    await file
      .text()
      .then(JSON.parse)
      .catch(() => undefined),
  )
  if (/dark/i.test(file.name)) return { dark: both.dark }
  if (/light/i.test(file.name)) return { light: both.light }
  return both
}

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
