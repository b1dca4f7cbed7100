import type { ReactNode } from 'react'
import { highlight } from './highlight'
import { moreContrast } from './style/more-contrast'
import { classes, css } from './style/styles'
import { hairline, space, token } from './style/tokens'

const tones = ['amber', 'green', 'red', 'dark-green', 'orange', 'purple', 'grey', 'rose', 'neutral'] as const

export type BadgeTone = (typeof tones)[number]

const badge = css({
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingInline: space(2),
  border: hairline('transparent'),
  borderRadius: token('radius-round'),
  fontSize: token('text-xs'),
  fontWeight: token('weight-medium'),
  lineHeight: 'calc(5/3)',
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
  ...Object.fromEntries(
    tones.map((tone) => [`&[data-tone=${tone}]`, { color: token(`${tone}-text`), background: token(tone) }]),
  ),
  [moreContrast]: { borderColor: 'currentColor' },
  '&&[data-tone=neutral]': { borderColor: token('line') },
})

interface BadgeProps {
  tone: BadgeTone
  /** The word. It is required, because colour alone must not carry the meaning. */
  children: ReactNode
  /** It has just changed. */
  isHighlighted?: boolean | undefined
}

/** A status: a word on a coloured background. */
export function Badge({ tone, children, isHighlighted }: BadgeProps) {
  return (
    <span
      part={`badge badge-${tone}`}
      className={classes(badge, isHighlighted && highlight)}
      data-tone={tone}
    >
      {children}
    </span>
  )
}
