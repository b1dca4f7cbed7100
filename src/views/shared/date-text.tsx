import { $format } from '../../core/index'
import { useStore } from '../host/use-store'
import { Time } from '../ui/time'

/** A date in the client's format, with the exact time in its tooltip. */
export function DateText({ value }: { value: string }) {
  const format = useStore($format)
  return (
    <Time dateTime={value} title={format.moment(value)}>
      {format.date(value)}
    </Time>
  )
}
