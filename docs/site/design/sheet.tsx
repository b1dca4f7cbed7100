import { createContext, type ReactNode, useContext } from 'react'
import { tokenDocs } from '../../../src/elements/reference/theming.ts'
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import type { Scheme } from '../theme/colours.ts'
import { schemes as bothSchemes } from '../theme/default-colours.ts'

interface Props {
  /** By default it is that of the page. */
  scheme?: Scheme
  title: string
  children: ReactNode
}

/** A part of a page on which samples are drawn with the tokens. */
export function Sheet({ scheme, title, children }: Props) {
  return (
    <section className={`tokens sheet ${scheme ?? ''}`} aria-label={title}>
      {children}
    </section>
  )
}

interface SheetsProps {
  title: string
  draw: (scheme: Scheme) => ReactNode
  /** Those that the page can have. By default both. */
  schemes?: readonly Scheme[] | undefined
}

/** The same in both themes, beside each other. */
export function Sheets({ title, draw, schemes = bothSchemes }: SheetsProps) {
  return (
    <div className="sheets">
      {schemes.map((scheme) => (
        <Sheet key={scheme} scheme={scheme} title={`${title}, ${scheme}`}>
          <h3>{scheme === 'light' ? 'Light' : 'Dark'}</h3>
          {draw(scheme)}
        </Sheet>
      ))}
    </div>
  )
}

interface SampleProps {
  name: TokenName
  /** Its value, as a person reads it. */
  value?: string
  children: ReactNode
}

/** A token: the property that sets it, its value, what it is for, and how it looks. */
export function Sample({ name, value, children }: SampleProps) {
  return (
    <li>
      {children}
      <span className="sheet-caption">
        <Copied text={`--cp-${name}`} />
        {value && <span>{value}</span>}
        <Purpose of={name} />
      </span>
    </li>
  )
}

/** What a token is for: `Text on \`amber\`.` names another one. */
export function Purpose({ of }: { of: TokenName }) {
  return <small>{tokenDocs[of].text.replaceAll('`', '')}</small>
}

/** What copies a text. A page without scripts has none. */
export const Copying = createContext<((text: string) => void) | undefined>(undefined)

/** A name or a value: where it can be copied, by a press. */
export function Copied({ text }: { text: string }) {
  const copy = useContext(Copying)
  const code = <code>{text}</code>
  if (!copy) return code
  return (
    <button type="button" className="copied" title="Copy" onClick={() => copy(text)}>
      {code}
    </button>
  )
}
