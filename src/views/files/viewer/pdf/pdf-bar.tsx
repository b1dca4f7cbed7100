import { type KeyboardEvent, type RefObject, useState } from 'react'
import { $format, folded, listMessages, pdfMessages } from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { IconButton } from '../../../ui/buttons/icon-button'
import { inputStyle } from '../../../ui/fields/input-style'
import { SearchField } from '../../../ui/fields/search-field'
import { icons } from '../../../ui/pictures/icons'
import { classes, css } from '../../../ui/style/styles'
import { space, token } from '../../../ui/style/tokens'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  padding: space(1, 2),
  fontSize: token('text-sm'),
  fontVariantNumeric: 'tabular-nums',
  '& > form': { display: 'flex', alignItems: 'center', gap: space(1.5) },
})
const field = css({
  '&&': {
    inlineSize: '3.5rem',
    minBlockSize: token('control-height-small'),
    padding: space(1),
    textAlign: 'center',
  },
})
const tools = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space(1),
  marginInlineStart: 'auto',
  '& > [role=status]': { whiteSpace: 'nowrap' },
  // On a phone, it has a line of its own.
  '&[data-open]': { flex: '1 1 18rem' },
})

interface PdfBarProps {
  page: number
  pages: number
  onPage: (page: number) => void
  /** `undefined` as long as the field is closed. */
  query: string | undefined
  onQuery: (query: string | undefined) => void
  found: number
  /** Which of what was found is shown, from 0. */
  current: number
  isDone: boolean
  onCurrent: (current: number) => void
  search: RefObject<HTMLDivElement | null>
}

/** Where one is in the PDF, with a field to go elsewhere; and the search. */
export function PdfBar(props: PdfBarProps) {
  const { page, pages, onPage, query, onQuery, found, current, isDone, onCurrent, search } = props
  const t = useStore(pdfMessages)
  const { clearSearch, noMatchTitle } = useStore(listMessages)
  const { count } = useStore($format)
  const step = (by: number) => onCurrent((current + by + found) % found)
  const onKeyPressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || found === 0) return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  return (
    <div className={bar} data-bar data-open={query !== undefined || undefined}>
      <PageField page={page} pages={pages} onPage={onPage} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field in it */}
      <div
        ref={search}
        className={tools}
        data-open={query !== undefined || undefined}
        onKeyDown={onKeyPressed}
      >
        {query !== undefined && (
          <>
            <SearchField label={t.search} value={query} onChange={onQuery} clearLabel={clearSearch} />
            <span role="status">
              {found > 0 ? t.match({ at: count(current + 1), count: count(found) }) : isDone && noMatchTitle}
            </span>
            {found > 1 && (
              <>
                <IconButton
                  small
                  icon={icons.chevronDown}
                  label={t.previous}
                  className={up}
                  onClick={() => step(-1)}
                />
                <IconButton small icon={icons.chevronDown} label={t.next} onClick={() => step(1)} />
              </>
            )}
          </>
        )}
        <IconButton
          small
          icon={icons.search}
          label={t.search}
          aria-expanded={query !== undefined}
          onClick={() => onQuery(query === undefined ? '' : undefined)}
        />
      </div>
    </div>
  )
}

const up = css({ '& > svg': { rotate: '180deg' } })

interface PageFieldProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

function PageField({ page, pages, onPage }: PageFieldProps) {
  const t = useStore(pdfMessages)
  const { count } = useStore($format)
  const [typed, setTyped] = useState<string>()
  const go = () => {
    // In the digits of any keyboard.
    const wanted = Number(folded(typed ?? ''))
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages) onPage(wanted)
    setTyped(undefined)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <input
        className={classes(inputStyle, field)}
        inputMode="numeric"
        aria-label={t.goTo}
        value={typed ?? page}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={go}
      />
      <span>{t.of({ count: count(pages) })}</span>
    </form>
  )
}
