import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { Spinner } from '../feedback/spinner'
import { Icon, type IconPath } from '../pictures/icon'
import { classes, css } from '../style/styles'
import { type ButtonVariant, buttonStyle } from './button-style'

const label = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  '[aria-busy=true] > &': { opacity: 0 },
})
const wait = css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })

interface ButtonLook {
  variant?: ButtonVariant
  /** `small` is 32 px high, `medium` (the default) 36 px. */
  size?: 'small' | 'medium'
  /** The icon before the text. */
  icon?: IconPath
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action is under way: the button shows a spinner, keeps its width and focus, and ignores clicks. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button; `secondary` and `type="button"` by default. A disabled button has `aria-disabled` and stays in
 * the tab order, so that a button that becomes disabled keeps the focus.
 */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size, icon, busy, disabled, children, className, onClick, ...rest } = props
  const idle = busy || disabled
  const onButtonClicked = (event: MouseEvent<HTMLButtonElement>) => {
    // This also stops the form from being submitted, by the button or by Enter in a field.
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
        {icon && <Icon path={icon} small />}
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
  /** Without one, nothing is shown. */
  href: string | undefined
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button. It leads to another page, so it is an `<a>`. */
export function ButtonLink({
  variant = 'secondary',
  size,
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  if (!rest.href) return null
  return (
    <a
      {...rest}
      part={`button button-${variant}`}
      className={classes(buttonStyle, className)}
      data-variant={variant}
      data-size={size}
    >
      {icon && <Icon path={icon} small />}
      {children}
    </a>
  )
}
