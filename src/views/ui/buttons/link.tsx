import type { AnchorHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from '../pictures/icon'
import { hoverPointer } from '../style/queries'
import { classes, css } from '../style/styles'
import { space, token } from '../style/tokens'

const link = css({
  color: token('accent-text'),
  fontWeight: token('weight-medium'),
  textUnderlineOffset: '.2em',
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in oklab,currentColor 35%,transparent)',
  textDecorationThickness: '1px',
  borderRadius: '.125rem',
  transition: `text-decoration-color ${token('motion')}`,
  [hoverPointer]: { '&:hover': { textDecorationColor: 'currentColor' } },
  '&[data-quiet]': {
    color: 'inherit',
    fontWeight: 'inherit',
    textDecorationColor: 'transparent',
    [hoverPointer]: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
  '&[data-lone]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(0.5),
    textDecorationColor: 'transparent',
    [hoverPointer]: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
})

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** `inline` in a text, underlined; `lone` beside a heading or under a list; `quiet` a title that is a link. */
  variant?: 'inline' | 'lone' | 'quiet'
  /** Stands after the text. */
  icon?: IconName
  /** Opens another site, in a tab of its own. */
  external?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A real link. Who uses it says where it goes and what a click does. */
export function Link({ variant = 'inline', icon, external, className, children, ...rest }: LinkProps) {
  return (
    <a
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
      part="link"
      className={classes(link, className)}
      data-quiet={variant === 'quiet' || undefined}
      data-lone={variant === 'lone' || icon ? true : undefined}
    >
      {children}
      {icon && <Icon name={icon} small />}
    </a>
  )
}
