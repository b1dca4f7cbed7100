import type { Meta, StoryObj } from '@storybook/react-vite'
import { Time } from './time'

const meta = {
  title: 'Blocks/Time',
  component: Time,
  args: {
    dateTime: '2026-11-20T10:42:00Z',
    title: 'November 20, 2026, 10:42 AM',
    children: 'November 20, 2026',
  },
} satisfies Meta<typeof Time>
export default meta

export const Default: StoryObj<typeof meta> = {}
