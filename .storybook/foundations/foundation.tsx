import { useEffect, useState } from 'react'
import { foundations, type Palette, type SectionName } from '../../docs/site/design/foundations'
import { coloursIn } from '../../docs/site/design/palette'
import { Copying } from '../../docs/site/design/sheet'
import { sizesIn } from '../../docs/site/design/sizes'
import '../../docs/site/style/pages/foundations.css'
import { createProbe } from '../../docs/site/browser/theme/probe'
import { computedIn } from '../../docs/site/theme/computed'
import { documentOf } from '../../docs/site/theme/design-tokens'
import { valuesOf } from '../../docs/site/theme/read-tokens'
import { tokenSheet } from '../../docs/site/theme/token-sheet'
import { onThemeApplied, schemesNow } from '../brands'
import './foundation.css'

/** A section of the site's foundations. Colours and contrasts are those of the theme that holds now. */
export function Foundation({ section }: { section: SectionName }) {
  const { title, text, draw } = foundations[section]
  const [palette, setPalette] = useState<Palette>()
  const [copied, setCopied] = useState('')
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  useEffect(() => {
    const look = () => setPalette(readAll())
    look()
    return onThemeApplied(look)
  }, [])
  return (
    <main className="foundation">
      <style>{tokenSheet()}</style>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>Try a value of your own in the panel “Theme”.</p>
      <p role="status">{copied ? `${copied} is copied.` : 'Press a name or a value to copy it.'}</p>
      <Copying value={copy}>{palette && draw(palette)}</Copying>
    </main>
  )
}

/** The tokens as the page draws them. */
export function readAll(): Palette {
  const probe = createProbe()
  const values = valuesOf(documentOf(computedIn(probe)))
  probe.parentElement?.remove()
  return { colourOf: coloursIn(values), sizeOf: sizesIn(values.light), schemes: schemesNow() }
}
