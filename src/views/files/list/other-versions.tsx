import { useState } from 'react'
import {
  $format,
  filesMessages,
  kindOfFile,
  type ProjectFile,
  uploaderOf,
  versionsMessages,
  visibleName,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { DateText } from '../../shared/date-text'
import { Notes } from '../../shared/notes'
import { usePrinting } from '../../shared/use-printing'
import { Button } from '../../ui/buttons/button'
import { icons } from '../../ui/pictures/icons'
import { coarsePointer, hoverPointer, print } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { useId } from '../../ui/use-id'
import { FileLink } from '../file-link'
import type { OnFilePressed } from '../viewer/use-viewer'

// Below the name: beside a picture of 2.75rem and the two gaps of the row.
const frame = css({ paddingInline: `calc(2.75rem + 2*${space(3)}) ${space(3)}`, paddingBlockEnd: space(2) })
const unfold = css({
  marginInlineStart: `calc(${space(2.5)} * -1)`,
  '&[aria-expanded=true] svg': { rotate: '180deg' },
  [print]: { display: 'none' },
})
const list = css({ display: 'grid', paddingBlockStart: space(1) })
const version = css({
  display: 'block',
  inlineSize: '100%',
  paddingBlock: space(1),
  textAlign: 'start',
  textDecoration: 'none',
  borderRadius: token('radius'),
  [coarsePointer]: { paddingBlock: space(3) },
  [hoverPointer]: { '&:hover': { background: token('surface-hover') } },
})
const hint = css({ fontSize: token('text-sm'), color: token('text-muted'), maxInlineSize: '60ch' })

interface OtherVersionsProps {
  /** The one that is shown above. */
  file: ProjectFile
  /** All of them, the newest first. */
  versions: readonly ProjectFile[]
  provider: string
  onPressed: OnFilePressed
}

/** How many versions a file has; pressed, the others, and what makes them versions. */
export function OtherVersions({ file, versions, provider, onPressed }: OtherVersionsProps) {
  const t = useStore(versionsMessages)
  const files = useStore(filesMessages)
  const format = useStore($format)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  return (
    <div className={frame}>
      <Button
        size="small"
        variant="quiet"
        icon={icons.chevronDown}
        className={unfold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t.versions(versions.length)}
      </Button>
      <div id={id} hidden={!isOpen && !isPrinting}>
        {(isOpen || isPrinting) && (
          <>
            <ul className={list} aria-label={t.others({ name: visibleName(file.name) })}>
              {versions.map((each, index) =>
                each === file ? null : (
                  <li key={each.id}>
                    <FileLink
                      name={each.name}
                      kind={kindOfFile(each)}
                      path={each.path}
                      id={each.id}
                      onPressed={onPressed}
                      className={version}
                    >
                      <Notes
                        notes={[
                          t.version({ number: format.count(versions.length - index) }),
                          // One that replaces another may be called otherwise.
                          each.name !== file.name && visibleName(each.name),
                          ...uploaderOf(each, files.me, provider),
                          <DateText key="date" value={each.createdAt} />,
                          each.size !== undefined && format.size(each.size),
                        ]}
                      />
                    </FileLink>
                  </li>
                ),
              )}
            </ul>
            <p className={hint}>{t.how}</p>
          </>
        )}
      </div>
    </div>
  )
}
