import { linkify } from '../../../core/index'
import { Link } from '../../ui/buttons/link'

/** A text whose addresses are links. */
export function LinkedParts({ children }: { children: string }) {
  return linkify(children).map(({ text, href }, index) =>
    href ? (
      <Link key={index} href={href} external={/^http/i.test(href)}>
        {text}
      </Link>
    ) : (
      text
    ),
  )
}
