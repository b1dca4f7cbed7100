/** The styles of text, drawn. */
import { type TextStyle, textStyles } from '../theme/text-styles.ts'
import { Sheet } from './sheet.tsx'
import type { SizeOf } from './sizes.ts'

/** Every style of text, drawn, with what it is made of. */
export function TextStyles({ sizeOf }: { sizeOf: SizeOf }) {
  return (
    <Sheet title="Text styles">
      <ul>
        {Object.values<TextStyle>(textStyles).map((style) => (
          <li key={style.name}>
            <span
              data-size={style.size}
              data-weight={style.weight}
              data-leading={style.leading}
              data-font={style.font ?? 'font'}
              data-spacing={style.spacing}
            >
              {style.name}
            </span>
            <span className="sheet-caption">
              <strong>{inWords(style, sizeOf)}</strong>
              <span>
                {[style.size, style.weight, style.leading, style.font].map(
                  (token) => typeof token === 'string' && <code key={token}>--cp-{token} </code>,
                )}
              </span>
              <small>{style.use}</small>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** As drawing programs have it: `26 px / 120%, 600, letters -1.5%`. */
function inWords({ size, weight, leading, spacing }: TextStyle, sizeOf: SizeOf): string {
  const height = typeof leading === 'number' ? leading : Number(sizeOf(leading))
  return [
    `${sizeOf(size)} / ${percent(height)}`,
    weight ? sizeOf(weight) : '400',
    ...(spacing ? [`letters ${percent(spacing)}`] : []),
  ].join(', ')
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
