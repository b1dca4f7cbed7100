import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonLines } from './skeleton'

const meta = {
  title: 'Blocks/Skeleton · loading, placeholder',
  id: 'blocks-skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '12rem' } }
export const Lines: Story = { render: () => <SkeletonLines lines={4} /> }
