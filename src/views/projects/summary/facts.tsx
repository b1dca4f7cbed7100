import type { Project } from '../../../core/index'
import { skeleton } from '../../ui/feedback/skeleton'
import { isolated } from '../../ui/isolated'
import { phone, tiny } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import type { Column } from '../../ui/tables/columns'

/** A card with room for all usual facts in one line. */
const roomy = '@container (width>60em)'

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(17rem,100%),1fr))',
  gap: space(4, 5),
  [roomy]: { gridTemplateColumns: 'repeat(6,auto)' },
  [phone]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', rowGap: space(3) },
  [tiny]: { gridTemplateColumns: 'minmax(0,1fr)' },
})
const nameStyle = css({ fontSize: token('text-sm'), color: token('text-muted') })
const valueStyle = css({
  fontWeight: token('weight-medium'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
// It has its room before it is known.
const noteStyle = css({ minBlockSize: '1lh', fontSize: token('text-xs'), color: token('text-muted') })

interface FactsProps {
  facts: readonly Column<Project>[]
  /** When left out, the facts are skeletons. */
  project: Project | undefined
}

export function Facts({ facts, project }: FactsProps) {
  return (
    <dl className={list}>
      {facts.map(({ id, header, cell, note }) => (
        <div key={id}>
          <dt className={nameStyle}>{header}</dt>
          <dd className={valueStyle}>{project ? isolated(cell(project, 0)) : skeleton('6rem')}</dd>
          {note && <dd className={noteStyle}>{project && note(project)}</dd>}
        </div>
      ))}
    </dl>
  )
}
