import { $format, $shortDate, versionsMessages } from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { Select } from '../../../ui/fields/select'
import { css } from '../../../ui/style/styles'
import { token } from '../../../ui/style/tokens'
import type { ViewedFile } from '../file-set'

const choice = css({
  minInlineSize: 0,
  '& select': {
    '&&': { minBlockSize: token('control-height-small'), paddingBlock: 0, fontSize: token('text-sm') },
  },
})

interface VersionChoiceProps {
  /** The newest first. */
  versions: readonly ViewedFile[]
  /** The id of the one that is shown. */
  shown: string
  onChosen: (id: string) => void
}

/** `Version 3 of 3 · November 20`, and the others below it. */
export function VersionChoice({ versions, shown, onChosen }: VersionChoiceProps) {
  const t = useStore(versionsMessages)
  const { count } = useStore($format)
  // On a phone there is no room for the year, too.
  const date = useStore($shortDate)
  const options = versions.map(({ id, createdAt }, index) => {
    const version = t.versionOf({ number: count(versions.length - index), count: count(versions.length) })
    return { value: id, label: createdAt ? `${version} · ${date(createdAt)}` : version }
  })
  return (
    <Select
      label={t.choose}
      labelHidden
      className={choice}
      options={options}
      value={shown}
      onChange={(event) => onChosen(event.currentTarget.value)}
    />
  )
}
