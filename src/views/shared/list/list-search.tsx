import { memo } from 'react'
import { type List, listMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { SearchField } from '../../ui/fields/search-field'
import { narrow } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'

// In a narrow card, the order stands beside it.
const field = css({ flex: '1 1 14rem', maxInlineSize: '22rem', [narrow]: { flexBasis: '8rem' } })

interface ListSearchProps {
  list: Pick<List<unknown>, '$search' | 'search'>
  label: string
}

/** It stays as it is when rows come. */
export const ListSearch = memo(function ListSearch({ list, label }: ListSearchProps) {
  const t = useStore(listMessages)
  return (
    <SearchField
      label={label}
      short={t.search}
      value={useStore(list.$search)}
      onChange={list.search}
      clearLabel={t.clearSearch}
      className={field}
    />
  )
})
