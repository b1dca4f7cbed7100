import { Button } from '../buttons/button'
import { css } from '../style/styles'
import { space, token } from '../style/tokens'

const nav = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 3),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  fontVariantNumeric: 'tabular-nums',
})
const buttons = css({ display: 'flex', gap: space(2) })

interface PaginationProps {
  /** The name of the list for a screen reader. */
  label: string
  /** The current page, from 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  /** The current page in words: "Page 2 of 5". */
  text: string
  previousLabel: string
  nextLabel: string
}

/** Buttons that go through a list page by page. */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, onPage, text, previousLabel, nextLabel } = props
  return (
    <nav part="pagination" className={nav} aria-label={label}>
      <span aria-live="polite">{text}</span>
      <span className={buttons}>
        <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {previousLabel}
        </Button>
        <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {nextLabel}
        </Button>
      </span>
    </nav>
  )
}
