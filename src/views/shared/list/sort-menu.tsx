import { memo } from 'react'
import { type List, listMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { icons } from '../../ui/pictures/icons'
import { ChoiceMenu } from '../menus/choice-menu'

interface SortMenuProps {
  list: Pick<List<unknown>, '$order' | 'setOrder'>
  /** What the two orders are called. */
  newest: string
  oldest: string
}

/** It stays as it is when rows come. */
export const SortMenu = memo(function SortMenu({ list, newest, oldest }: SortMenuProps) {
  const t = useStore(listMessages)
  return (
    <ChoiceMenu
      label={t.sortBy}
      icon={icons.sort}
      value={useStore(list.$order)}
      onChange={list.setOrder}
      choices={[
        { value: 'newest', label: newest },
        { value: 'oldest', label: oldest },
      ]}
    />
  )
})
