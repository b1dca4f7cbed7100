import { Button } from '../../ui/buttons/button'
import type { IconPath } from '../../ui/pictures/icon'
import { Icon } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { narrow } from '../../ui/style/queries'
import { classes, css } from '../../ui/style/styles'
import { token } from '../../ui/style/tokens'
import { hiddenStyle } from '../../ui/visually-hidden'
import { Menu } from './menu'

// In a narrow card, the icon says it, and the usual choice goes without saying. A screen reader hears all of it.
const labelStyle = css({ color: token('text-muted'), fontWeight: 400, [narrow]: hiddenStyle })
const usualStyle = css({ [narrow]: hiddenStyle })
const arrow = css({ display: 'contents', [narrow]: { display: 'none' } })

export interface Choice<Value extends string> {
  value: Value
  label: string
}

interface ChoiceMenuProps<Value extends string> {
  /** A text before the chosen option: "Sort by". */
  label: string
  /** The usual one comes first. */
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  icon?: IconPath
  align?: 'start' | 'end'
}

/** A menu with a choice between options, such as the order of a list. Its button shows the chosen option. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, choices, value, onChange, icon, align = 'end' } = props
  const items = choices.map((choice) => ({
    id: choice.value,
    label: choice.label,
    checked: choice.value === value,
    onSelect: () => onChange(choice.value),
  }))
  return (
    <Menu
      label={label}
      items={items}
      align={align}
      trigger={(attributes) => (
        <Button {...attributes} size="small" icon={icon}>
          <span className={labelStyle}>{label}</span>
          <span className={classes(icon && value === choices[0]?.value && usualStyle)}>
            {choices.find((choice) => choice.value === value)?.label}
          </span>
          <span className={arrow}>
            <Icon path={icons.chevronDown} small />
          </span>
        </Button>
      )}
    />
  )
}
