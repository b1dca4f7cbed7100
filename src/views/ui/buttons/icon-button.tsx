import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconPath } from '../pictures/icon'
import { coarsePointer, hoverPointer } from '../style/queries'
import { classes, css } from '../style/styles'
import { token } from '../style/tokens'

const iconButton = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  position: 'relative',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: token('radius'),
  color: token('text-muted'),
  transition: `background ${token('motion')},color ${token('motion')}`,
  [hoverPointer]: { '&:hover': { color: token('text'), background: token('surface-active') } },
  '&[data-small]': { inlineSize: '1.75rem', blockSize: '1.75rem' },
  [coarsePointer]: { '&&': { inlineSize: '2.75rem', blockSize: '2.75rem' } },
})

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconPath
  /** The button's name for a screen reader, and its tooltip. */
  label: string
  small?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows only an icon. Children, such as a count, are placed over the icon. */
export function IconButton({ icon, label, small, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      part="icon-button"
      className={classes(iconButton, className)}
      data-small={small || undefined}
    >
      <Icon path={icon} small={small} />
      {children}
    </button>
  )
}
