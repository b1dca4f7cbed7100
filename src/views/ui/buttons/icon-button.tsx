import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconPath } from '../pictures/icon'
import { coarsePointer, hoverPointer } from '../style/queries'
import { classes, css } from '../style/styles'
import { fingerHeight, tinyHeight } from '../style/target'
import { token } from '../style/tokens'

const iconButton = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  position: 'relative',
  inlineSize: token('control-height'),
  blockSize: token('control-height'),
  borderRadius: token('radius'),
  color: token('text-muted'),
  transition: `background ${token('motion')},color ${token('motion')}`,
  [hoverPointer]: { '&:hover': { color: token('text'), background: token('surface-active') } },
  '&[data-small]': { inlineSize: tinyHeight, blockSize: tinyHeight },
  [coarsePointer]: {
    '&&': { inlineSize: fingerHeight('control-height'), blockSize: fingerHeight('control-height') },
    '&&[data-small]': {
      inlineSize: fingerHeight('control-height-small'),
      blockSize: fingerHeight('control-height-small'),
    },
  },
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
