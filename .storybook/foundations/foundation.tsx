import { useEffect, useState } from 'react'
import { foundations, type Palette, type SectionName } from '../../docs/site/design/foundations'
import { sizesIn } from '../../docs/site/design/sizes'
import '../../docs/site/style/pages/foundations.css'
import { createProbe } from '../../docs/site/browser/theme/probe'
import { readColours } from '../../docs/site/theme/colours'
import { computedIn } from '../../docs/site/theme/computed'
import { colourNames } from '../../docs/site/theme/default-colours'
import { documentOf } from '../../docs/site/theme/design-tokens'
import { valuesOf } from '../../docs/site/theme/read-tokens'
import { tokenSheet } from '../../docs/site/theme/token-sheet'
import { onThemeApplied } from '../brands'
import './foundation.css'

/** A section of the site's foundations. Colours and contrasts are those of the theme that holds now. */
export function Foundation({ section }: { section: SectionName }) {
  const { title, text, draw } = foundations[section]
  const [palette, setPalette] = useState<Palette>()
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
      <p>Try a value of your own in the panel “Theme”, below.</p>
      {palette && draw(palette)}
    </main>
  )
}

/** The tokens as the page draws them. */
function readAll(): Palette {
  const probe = createProbe()
  const colours = readColours(probe, colourNames)
  const sizeOf = sizesIn(valuesOf(documentOf(computedIn(probe))).light)
  probe.parentElement?.remove()
  const style = getComputedStyle(document.documentElement)
  const set = new Map(colourNames.map((name) => [name, style.getPropertyValue(`--cp-${name}`)]))
  return {
    colourOf: (name, scheme) => colours.get(name)?.[scheme] ?? '',
    setTo: (name) => set.get(name) ?? '',
    sizeOf,
  }
}
