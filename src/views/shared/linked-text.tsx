import { linkify } from '../../core/index'
import { Link } from '../ui/buttons/link'
import { css } from '../ui/style/styles'

const textStyle = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '70ch' })

/** Text that a person wrote. Line breaks stay, web addresses become links, and all else is plain text. */
export function LinkedText({ children }: { children: string }) {
  return (
    <p className={textStyle} dir="auto">
      {linkify(children).map(({ text, href }, index) =>
        href ? (
          <Link key={index} href={href} external>
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </p>
  )
}
