import { type List, longListMessages } from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { Pagination } from '../../../ui/tables/pagination'

export interface PagesProps {
  list: Pick<List<unknown>, '$rows' | 'setPage'>
  /** The name of the list for a screen reader. */
  label: string
}

/** Which page of a list is shown, and the way to the others. */
export function Pages({ list, label }: PagesProps) {
  const t = useStore(longListMessages)
  const { page, pages, allPages } = useStore(list.$rows)
  return (
    <Pagination
      label={label}
      page={page}
      pages={pages}
      onPage={list.setPage}
      text={allPages ? t.page({ page, pages: allPages }) : ''}
      previousLabel={t.previousPage}
      nextLabel={t.nextPage}
    />
  )
}
