import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, type IconPath } from './icon'
import { icons } from './icons'
import { moreIcons } from './more-icons'

const meta = {
  title: 'Blocks/Icon',
  component: Icon,
  args: { path: icons.search },
  argTypes: { path: { control: 'select', options: Object.keys(icons), mapping: icons } },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

const grid = {
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fill,minmax(7rem,1fr))',
} as const

function Swatch({ name, strokes }: { name: string; strokes: IconPath }) {
  return (
    <div style={{ display: 'grid', gap: '.5rem', justifyItems: 'center', padding: '.5rem' }}>
      <Icon path={strokes} />
      <code style={{ fontSize: '.75rem' }}>{name}</code>
    </div>
  )
}

export const Playground: Story = {}

export const All: Story = {
  render: () => (
    <div style={grid}>
      {Object.entries({ ...icons, ...moreIcons }).map(([name, strokes]) => (
        <Swatch key={name} name={name} strokes={strokes} />
      ))}
    </div>
  ),
}
