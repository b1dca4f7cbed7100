import { type CSSProperties, createElement, type ReactNode } from 'react'
import type { Pattern } from '../../docs/site/design/patterns'
import '../../docs/site/style/pages/foundations.css'
import './do-and-dont.css'

interface Side {
  text: string
  drawn: ReactNode
}

/** Something as it should be, and how it goes wrong. */
export interface Rule {
  title: string
  good: Side
  bad: Side
}

/** Both sides of a rule, beside each other. Its title is the name of the story. */
export function DoAndDont({ rule: { good, bad } }: { rule: Rule }) {
  return (
    <main className="do-and-dont">
      <div className="beside">
        <section className="good">
          <h2>Do</h2>
          <p>{good.text}</p>
          {good.drawn}
        </section>
        <section className="bad">
          <h2>Don't</h2>
          <p>{bad.text}</p>
          {bad.drawn}
        </section>
      </div>
    </main>
  )
}

/** A pattern of the site, drawn with the elements. */
export const ruleOf = ({ title, zoom, good, bad }: Pattern): Rule => ({
  title,
  good: { text: good.text, drawn: <Elements zoom={zoom} {...good.scene} /> },
  bad: { text: bad.text, drawn: <Elements zoom={zoom} {...bad.scene} /> },
})

/** Elements, small, and cut below what the rule is about. */
function Elements({ elements, tokens = {}, zoom = 1 }: Pattern['good']['scene'] & Pick<Pattern, 'zoom'>) {
  const properties = Object.entries(tokens).map(([name, value]) => [`--cp-${name}`, value])
  return (
    // The type of styles knows no custom properties.
    <div className="cropped" style={Object.fromEntries([['--zoom', zoom], ...properties]) as CSSProperties}>
      {elements.map(({ tag, attributes }) => createElement(tag, { key: tag, ...attributes }))}
    </div>
  )
}
