import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { Spinner } from '../feedback/spinner'
import { Icon, type IconName } from '../pictures/icon'
import { classes, css } from '../style/styles'
import { type ButtonVariant, buttonStyle } from './button-style'

const label = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  '[aria-busy=true] > &': { opacity: 0 },
})
const wait = css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })

interface ButtonLook {
  variant?: ButtonVariant
  /** 32 px high instead of 36 px. */
  size?: 'small' | 'medium'
  /** Stands before the text. */
  icon?: IconName
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does is under way: it turns a spinner, keeps its width and its focus, and ignores clicks. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button. It is `secondary` and `type="button"` unless told otherwise. A disabled one stays in the tab
 * order, by `aria-disabled`, so that the focus is not lost when it becomes disabled under it.
 */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size, icon, busy, disabled, children, className, onClick, ...rest } = props
  const idle = busy || disabled
  const onButtonClicked = (event: MouseEvent<HTMLButtonElement>) => {
    // Also keeps a form from being sent, by the button or by Enter in one of its fields.
    if (idle) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      part={`button button-${variant}`}
      className={classes(buttonStyle, className)}
      data-variant={variant}
      data-size={size}
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      onClick={onButtonClicked}
    >
      <span className={label}>
        {icon && <Icon name={icon} small />}
        {children}
      </span>
      {busy && (
        <span className={wait}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button: it goes somewhere, so it stays an `<a>`. */
export function ButtonLink({
  variant = 'secondary',
  size,
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      part={`button button-${variant}`}
      className={classes(buttonStyle, className)}
      data-variant={variant}
      data-size={size}
    >
      {icon && <Icon name={icon} small />}
      {children}
    </a>
  )
}
