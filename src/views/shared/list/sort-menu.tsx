import { commonMessages, type List, type ListOrder } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { icons } from '../../ui/pictures/icons'
import { ChoiceMenu } from '../menus/choice-menu'

interface SortMenuProps {
  list: Pick<List<unknown>, '$order' | 'setOrder'>
  labels: Record<ListOrder, string>
}

export function SortMenu({ list, labels }: SortMenuProps) {
  const t = useStore(commonMessages)
  return (
    <ChoiceMenu
      label={t.sortBy}
      icon={icons.sort}
      value={useStore(list.$order)}
      onChange={list.setOrder}
      choices={[
        { value: 'newest', label: labels.newest },
        { value: 'oldest', label: labels.oldest },
      ]}
    />
  )
}
