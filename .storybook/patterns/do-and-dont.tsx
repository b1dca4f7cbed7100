import { createElement } from 'react'
import type { Pattern } from '../../docs/site/design/patterns'
import '../../docs/site/style/pages/foundations.css'

/** A pattern as it should be, beside how it goes wrong. */
export function DoAndDont({ pattern: { title, good, bad } }: { pattern: Pattern }) {
  return (
    <main>
      <h1>{title}</h1>
      <div className="beside">
        <section className="good">
          <h2>Do</h2>
          <Example {...good} />
        </section>
        <section className="bad">
          <h2>Don't</h2>
          <Example {...bad} />
        </section>
      </div>
    </main>
  )
}

function Example({ text, scene: { elements, tokens = {} } }: Pattern['good']) {
  const properties = Object.entries(tokens).map(([name, value]) => [`--cp-${name}`, value])
  return (
    <>
      <p>{text}</p>
      <div style={{ display: 'grid', gap: '1rem', ...Object.fromEntries(properties) }}>
        {elements.map(({ tag, attributes }) => createElement(tag, { key: tag, ...attributes }))}
      </div>
    </>
  )
}
