import type { Heading } from '../content/headings.ts'

/** The headings of a long guide, beside it. On a phone they are folded. */
export function Outline({ headings }: { headings: readonly Heading[] }) {
  return (
    <>
      <button type="button" className="unfold of-outline" popoverTarget="outline">
        On this page
      </button>
      <nav className="outline folded" aria-labelledby="outline-title" id="outline" popover="auto">
        <h2 id="outline-title">On this page</h2>
        <ul>
          {headings.map(({ level, id, text }) => (
            <li key={id} className={`level-${level}`}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
