import { $features } from '../../core/index'
import { useStore } from '../host/use-store'
import { css } from '../ui/style/styles'
import { Search } from './search'

/** As wide as its place and, where its content decides, as a field in a header. A `div` without height wishes for that. */
const place = css({
  display: 'block',
  inlineSize: '100%',
  '&::before': { content: '""', display: 'grid', grid: 'none/minmax(2.75rem,20rem)' },
})
const container = css({ containerType: 'inline-size', containerName: 'search' })

/** The search in a place of its own on a host's page. */
export function PlacedSearch() {
  const { hasSearch } = useStore($features)
  return (
    <div className={place}>
      <div className={container}>{hasSearch && <Search />}</div>
    </div>
  )
}
