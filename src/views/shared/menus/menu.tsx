import type { ReactNode } from 'react'
import { onDemand, usePrepared } from '../../host/on-demand'
import { Safe } from '../../host/safe'
import { Spinner } from '../../ui/feedback/spinner'
import type { MenuListProps } from '../../ui/overlays/menu-list'
import { Popover, type PopoverTrigger, preparePopover } from '../../ui/overlays/popover'

const List = onDemand(
  async () => (await Promise.all([import('../../ui/overlays/menu-list'), preparePopover()]))[0],
  ({ MenuList }, props: MenuListProps) => <MenuList {...props} />,
  () => <Spinner />,
)

interface MenuProps extends Omit<MenuListProps, 'close'> {
  /** Renders the button, and spreads the given attributes onto it. */
  trigger: (attributes: PopoverTrigger) => ReactNode
  align?: 'start' | 'end'
  /** A class for the panel around the list. */
  className?: string
}

/** A button with a list of actions, links or options. */
export function Menu({ trigger, align, className, ...list }: MenuProps) {
  usePrepared(List)
  return (
    <Popover
      label={list.label}
      kind="menu"
      align={align}
      className={className}
      trigger={trigger}
      onNear={List.prepare}
    >
      {(close) => (
        <Safe>
          <List {...list} close={close} />
        </Safe>
      )}
    </Popover>
  )
}
