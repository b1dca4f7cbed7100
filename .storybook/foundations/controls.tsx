/** Every control, and the states of interaction that it has. */
import { RoleChoice } from '../../src/views/account/role-choice'
import { Button, ButtonLink } from '../../src/views/ui/buttons/button'
import { IconButton } from '../../src/views/ui/buttons/icon-button'
import { Link } from '../../src/views/ui/buttons/link'
import { Checkbox } from '../../src/views/ui/fields/checkbox'
import { PasswordField } from '../../src/views/ui/fields/password-field'
import { SearchField } from '../../src/views/ui/fields/search-field'
import { Segmented } from '../../src/views/ui/fields/segmented'
import { Select } from '../../src/views/ui/fields/select'
import { TextArea } from '../../src/views/ui/fields/text-area'
import { TextField } from '../../src/views/ui/fields/text-field'
import { MenuEntry } from '../../src/views/ui/overlays/menu-list'
import { icons } from '../../src/views/ui/pictures/icons'
import { moreIcons } from '../../src/views/ui/pictures/more-icons'
import { asAtRest, type Control, type Given, ignore, pointed } from './control'
import { placesToPress } from './places-to-press'

const asButton = [...pointed, 'disabled', 'busy'] as const
const asField = ['rest', 'hover', 'focus', 'disabled', 'error'] as const
const services = [{ value: 'web', label: 'Website' }]

export const controls: readonly Control[] = [
  ...(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => ({
    name: `Button, ${variant}`,
    block: 'Button',
    has: asButton,
    draw: ({ disabled, busy }: Given) => (
      <Button {...{ variant, disabled, busy }}>{variant === 'danger' ? 'Remove' : 'Send'}</Button>
    ),
  })),
  {
    name: 'Button with an icon',
    block: 'Button',
    has: asButton,
    draw: ({ disabled, busy }) => (
      <Button {...{ disabled, busy }} icon={icons.download}>
        Save
      </Button>
    ),
  },
  {
    name: 'Link as a button',
    block: 'Button',
    has: pointed,
    draw: () => <ButtonLink href="#details">Details</ButtonLink>,
  },
  // It has no action that waits: where it can't be pressed, it is not there.
  {
    name: 'Icon button',
    block: 'Icon button',
    has: pointed,
    draw: () => <IconButton icon={moreIcons.chat} label="Chat" />,
  },
  {
    name: 'Link in a text',
    block: 'Link',
    has: pointed,
    draw: () => <Link href="#ticket">Raise a ticket</Link>,
  },
  {
    name: 'Link that stands alone',
    block: 'Link',
    has: pointed,
    draw: () => (
      <Link href="#all" variant="lone" icon={icons.chevronRight}>
        View all
      </Link>
    ),
  },
  {
    name: 'Text field',
    block: 'Field',
    has: asField,
    draw: ({ disabled, error }) => (
      <TextField label="Subject" defaultValue="The invoice" {...{ disabled, error }} />
    ),
  },
  {
    name: 'Password field',
    block: 'Field',
    has: asField,
    draw: ({ disabled, error }) => (
      <PasswordField
        label="Password"
        defaultValue="analytical"
        showLabel="Show password"
        concealLabel="Hide password"
        {...{ disabled, error }}
      />
    ),
  },
  {
    name: 'Text area',
    block: 'Field',
    has: asField,
    draw: ({ disabled, error }) => (
      <TextArea label="Your issue" rows={2} defaultValue="It says" {...{ disabled, error }} />
    ),
  },
  {
    name: 'Select',
    block: 'Select',
    has: asField,
    draw: ({ disabled, error }) => <Select label="Service" options={services} {...{ disabled, error }} />,
  },
  {
    name: 'Search field',
    block: 'Search field',
    has: ['rest', 'hover', 'focus'],
    draw: () => <SearchField label="Search" value="" clearLabel="Clear search" onChange={ignore} />,
  },
  ...[false, true].map((isTicked) => ({
    name: isTicked ? 'Checkbox, ticked' : 'Checkbox',
    block: 'Field',
    has: [...pointed, 'disabled'] as const,
    note: asAtRest,
    draw: ({ disabled }: Given) => (
      <Checkbox defaultChecked={isTicked} disabled={disabled}>
        Trust this browser
      </Checkbox>
    ),
  })),
  ...['some', 'all'].map((value) => ({
    name: value === 'all' ? 'Radio button, chosen' : 'Radio button',
    has: pointed,
    note: asAtRest,
    draw: () => (
      <RoleChoice
        label="Role"
        roles={[{ id: 'all', name: 'Member', text: '' }]}
        value={value}
        onChosen={ignore}
      />
    ),
  })),
  {
    name: 'Choice among a few',
    block: 'Segmented',
    has: pointed,
    draw: () => (
      <Segmented
        label="Status"
        value="chosen"
        options={['all', 'chosen'].map((value) => ({ value, label: value }))}
        onChange={ignore}
      />
    ),
  },
  {
    name: 'Item of a menu',
    block: 'Menu',
    has: pointed,
    draw: () => (
      <div role="menu">
        <MenuEntry item={{ id: 'out', label: 'Log out', icon: moreIcons.signOut }} close={ignore} />
      </div>
    ),
  },
  ...placesToPress,
]
