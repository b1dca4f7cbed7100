import type { Meta, StoryObj } from '@storybook/react-vite'
import { documentIcons } from '../pictures/document-icons'
import { icons } from '../pictures/icons'
import { Link } from './link'

const meta = {
  title: 'Blocks/Link · breadcrumb, anchor',
  id: 'blocks-link',
  component: Link,
  args: { href: '#projects', children: 'View All Projects' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  render: () => (
    <p>
      Having troubles? <Link href="#ticket">Raise Ticket Now.</Link>
    </p>
  ),
}
export const Lone: Story = { args: { variant: 'lone', icon: icons.chevronRight } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Brand website' } }
export const External: Story = {
  args: {
    external: true,
    href: 'https://example.com',
    icon: documentIcons.external,
    children: 'The contract',
  },
}
