import type { AnchorHTMLAttributes, Ref } from 'react'
import { Icon, type IconPath } from '../pictures/icon'
import { hoverPointer } from '../style/queries'
import { classes, css } from '../style/styles'
import { target } from '../style/target'
import { space, token } from '../style/tokens'

const link = css({
  color: token('accent-text'),
  fontWeight: token('weight-medium'),
  textUnderlineOffset: '.2em',
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in oklab,currentColor 35%,transparent)',
  textDecorationThickness: '1px',
  borderRadius: `calc(${token('radius-small')}/2)`,
  transition: `text-decoration-color ${token('motion')}`,
  [hoverPointer]: { '&:hover': { textDecorationColor: 'currentColor' } },
  '&[data-quiet]': {
    color: 'inherit',
    fontWeight: 'inherit',
    textDecorationColor: 'transparent',
    [hoverPointer]: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
  '&[data-roomy]': { ...target, display: 'inline-block', maxInlineSize: '100%' },
  '&[data-lone]': {
    ...target,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(0.5),
    textDecorationColor: 'transparent',
    [hoverPointer]: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
})

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Without one, nothing is shown; of a `quiet` link, the plain text. */
  href: string | undefined
  /** `inline`: underlined, in a text. `lone`: beside a heading or under a list. `quiet`: as a title. */
  variant?: 'inline' | 'lone' | 'quiet'
  /** It stands by itself, in no sentence: a press beside it counts, too. */
  roomy?: boolean
  /** The icon after the text. */
  icon?: IconPath
  /** The link leads to another site, in a new tab. */
  external?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** An `<a>`. The caller sets its `href`, and its `onClick` if it needs one. */
export function Link({ variant = 'inline', roomy, icon, external, className, children, ...rest }: LinkProps) {
  if (!rest.href && variant !== 'quiet') return null
  return (
    <a
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
      part="link"
      className={classes(link, className)}
      data-quiet={variant === 'quiet' || undefined}
      data-roomy={roomy || undefined}
      data-lone={variant === 'lone' || icon ? true : undefined}
    >
      {children}
      {icon && <Icon path={icon} small />}
    </a>
  )
}
