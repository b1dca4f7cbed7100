import { $format } from '../../core/index'
import { useStore } from '../host/use-store'
import { Time } from '../ui/time'

export function DateText({ value }: { value: string }) {
  const format = useStore($format)
  return (
    <Time dateTime={value} title={format.moment(value)}>
      {format.date(value)}
    </Time>
  )
}
