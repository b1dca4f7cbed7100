import { useStore } from '@nanostores/react'
import { $format } from '../../core/index'
import { Time } from '../ui/time'

/** A date as people say it, with the exact time in its tooltip. */
export function DateText({ value }: { value: string }) {
  const format = useStore($format)
  return (
    <Time dateTime={value} title={format.moment(value)}>
      {format.date(value)}
    </Time>
  )
}
