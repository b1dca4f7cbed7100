/** What is stronger for a reader who asks the system for more contrast: lines, the focus ring, lesser text and tints. */
import { type TokenName, tokens } from './tokens'

export const moreContrast = '@media (prefers-contrast:more)'

/** So much of a token is kept, in percent, and the rest is another colour. */
const mixed: Partial<Record<TokenName, readonly [percent: number, other: string]>> = {
  'text-muted': [50, 'text'],
  line: [40, 'text'],
  'line-control': [40, 'text'],
  'line-strong': [40, 'text'],
  'accent-text': [60, 'text'],
  'danger-text': [60, 'text'],
  'accent-tint': [85, 'accent'],
  'surface-sunken': [95, 'text'],
  'surface-hover': [95, 'text'],
  'surface-active': [93, 'text'],
  ...Object.fromEntries(
    ['amber', 'green', 'red', 'orange', 'rose', 'grey'].flatMap((status) => [
      [status, [93, `${status}-text`]],
      [`${status}-text`, [20, 'text']],
    ]),
  ),
}

/** Of a host's own colours, too: each is mixed with another one that the host may have set. */
export const moreContrastRules = `${moreContrast}{:host{--_ring-width:3px;${Object.entries(mixed)
  .map(([name, [percent, other]]) => {
    // Each name is a token's: the list of pairs has forgotten it.
    const own = `var(--cp-${name},${tokens[name as TokenName]})`
    return `--_${name}:color-mix(in oklab,${own} ${percent}%,var(--_${other}));`
  })
  .join('')}}}`
