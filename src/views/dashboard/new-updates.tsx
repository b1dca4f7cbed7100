import { type MouseEvent, useRef } from 'react'
import { type arrivalsSince, commonMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { IconButton } from '../ui/buttons/icon-button'
import { Link } from '../ui/buttons/link'
import { useClosedOnBack } from '../ui/overlays/use-closed-on-back'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  fontWeight: token('weight-bold'),
})
const list = css({ maxBlockSize: '50vh', overflowY: 'auto' })
const row = css({ display: 'grid', paddingBlock: space(2), overflowWrap: 'anywhere' })
const placeStyle = css({ fontSize: token('text-sm'), color: token('text-muted') })

interface NewUpdatesProps {
  heading: string
  rows: ReturnType<typeof arrivalsSince>[number]['rows']
  /** Called before a link is followed, and to close. */
  onLeave: () => void
}

/** The updates that have come, of several projects: each leads to the updates of its project, where it is marked. */
export function NewUpdates({ heading, rows, onLeave }: NewUpdatesProps) {
  const common = useStore(commonMessages)
  const navigation = useNavigation()
  const box = useRef<HTMLUListElement>(null)
  useClosedOnBack(box, onLeave)
  return (
    <>
      <div className={header}>
        {heading}
        <IconButton icon={icons.close} label={common.close} onClick={onLeave} />
      </div>
      <ul ref={box} className={list}>
        {rows.map(({ title, place, to }, index) => {
          const link = navigation.link(to.route, to.params)
          const onClicked = (event: MouseEvent<HTMLAnchorElement>) => {
            onLeave()
            link.onClick?.(event)
          }
          return (
            <li key={index} className={row}>
              <Link roomy {...link} onClick={onClicked}>
                <bdi>{title}</bdi>
              </Link>
              <bdi className={placeStyle}>{place}</bdi>
            </li>
          )
        })}
      </ul>
    </>
  )
}
