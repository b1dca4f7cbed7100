import { type ReactNode, useMemo } from 'react'
import { deviceTimeZone, profileMessages, timeZoneName, timeZones } from '../../core/index'
import { useStore } from '../host/use-store'
import { Select } from '../ui/fields/select'

/** In the place of no zone: an empty value would be drawn as a hint. */
const device = 'device'

interface TimeZoneSelectProps {
  /** An IANA name; empty for the zone of the device. */
  value: string
  onChosen: (zone: string) => void
  error: ReactNode
}

/** All zones by their cities, so that who types the beginning of one finds it. */
export function TimeZoneSelect({ value, onChosen, error }: TimeZoneSelectProps) {
  const t = useStore(profileMessages)
  const options = useMemo(() => {
    const known = timeZones()
    const zones = value === '' || known.includes(value) ? known : [value, ...known]
    const named = zones.map((zone) => ({ value: zone, label: timeZoneName(zone), lang: 'en' }))
    return named.sort((one, other) => (one.label < other.label ? -1 : 1))
  }, [value])
  return (
    <Select
      label={t.timeZone}
      name="timeZone"
      value={value || device}
      options={[{ value: device, label: t.deviceZone({ zone: timeZoneName(deviceTimeZone()) }) }, ...options]}
      onChange={({ currentTarget }) => onChosen(currentTarget.value === device ? '' : currentTarget.value)}
      error={error}
    />
  )
}
