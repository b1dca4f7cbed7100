import { onDemand } from '../../host/on-demand'
import { css } from '../../ui/style/styles'

const textStyle = css({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  // Some 80 letters. By itself, a text with a direction is as wide as its place.
  '&&': { maxInlineSize: 'min(100%,65ch)' },
})

/** Most texts have no address. */
const mayHaveAddress = /https?:|www\.|@/i

const LinkedParts = onDemand(
  () => import('./linked-parts'),
  ({ LinkedParts }, { children }: { children: string }) => <LinkedParts>{children}</LinkedParts>,
  // A text can be read without that code, too.
  ({ children }) => children,
  true,
)

/** Text that a person wrote. Line breaks stay, addresses become links, and all else is plain text. */
export function LinkedText({ children }: { children: string }) {
  return (
    <p className={textStyle} dir="auto">
      {mayHaveAddress.test(children) ? <LinkedParts>{children}</LinkedParts> : children}
    </p>
  )
}
