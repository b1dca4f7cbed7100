import { useState } from 'react'
import { $format, type PaidYear, paymentsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { print } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { cover } from '../ui/style/target'
import { useId } from '../ui/use-id'
import { sumStyle, yearStyle } from './overview-room'
import { YearPicture } from './year-picture'

// It covers its line, and not the picture below.
const button = css({
  ...cover,
  display: 'flex',
  '&::after': { ...cover['&::after'], blockSize: '2.75rem' },
  '&[aria-expanded=true]>svg': { rotate: '180deg' },
  [print]: { '&&': { display: 'none' } },
})

/** A year's sum, which unfolds its picture. */
export function YearFold({ year }: { year: PaidYear }) {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const caption = t.year({ amount: format.sums([year]) })
  return (
    <div className={yearStyle}>
      <p className={sumStyle}>
        <span id={id}>{caption}</span>
        <button
          type="button"
          className={button}
          aria-labelledby={id}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon path={icons.chevronDown} small />
        </button>
      </p>
      <YearPicture {...year} caption={caption} isOpen={isOpen} />
    </div>
  )
}
