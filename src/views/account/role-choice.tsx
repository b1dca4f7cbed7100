import { coarsePointer } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { useId } from '../ui/use-id'

const group = css({ display: 'grid', gap: space(1), border: 0, margin: 0, padding: 0, minInlineSize: 0 })
const legend = css({
  padding: 0,
  marginBlockEnd: space(1),
  fontSize: token('text-sm'),
  fontWeight: token('weight-medium'),
})
const option = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  columnGap: space(2),
  alignItems: 'start',
  paddingBlock: space(1),
  cursor: 'pointer',
  [coarsePointer]: { minBlockSize: '2.75rem' },
  '& > input': {
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    margin: 0,
    marginBlockStart: '.1875rem',
    accentColor: token('accent-strong'),
  },
})
const hint = css({ display: 'block', color: token('text-muted'), fontSize: token('text-sm') })

interface RoleChoiceProps {
  label: string
  roles: readonly { id: string; name: string; text: string }[]
  value: string
  onChosen: (id: string) => void
}

/** The roles, with what each lets a person do. */
export function RoleChoice({ label, roles, value, onChosen }: RoleChoiceProps) {
  const name = useId()
  return (
    <fieldset className={group}>
      <legend className={legend}>{label}</legend>
      {roles.map((role, place) => (
        <label key={role.id} className={option}>
          <input
            type="radio"
            name={name}
            checked={role.id === value}
            aria-describedby={role.text ? `${name}-${place}` : undefined}
            aria-labelledby={`${name}-${place}-name`}
            onChange={() => onChosen(role.id)}
          />
          <span>
            <span id={`${name}-${place}-name`}>{role.name}</span>
            {role.text && (
              <span id={`${name}-${place}`} className={hint}>
                {role.text}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
