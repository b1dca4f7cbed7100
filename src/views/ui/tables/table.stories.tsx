import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { onStage } from '../../../../.storybook/stage'
import { Badge, type BadgeTone } from '../badge'
import { Card } from '../card'
import type { Column } from './columns'
import { Table } from './table'

interface Project {
  id: string
  name: string
  started: string
  ends: string
  amount: string
  status: string
  tone: BadgeTone
}

const started = 'January 12, 2026'
const projects: Project[] = [
  {
    id: 'SRV-1042',
    name: 'Website redesign',
    started,
    ends: '--',
    amount: '$12,400.00',
    status: 'Active',
    tone: 'green',
  },
  {
    id: 'SRV-1037',
    name: 'Brand identity and guidelines',
    started,
    ends: 'May 30, 2026',
    amount: '$8,150.00',
    status: 'Delayed',
    tone: 'orange',
  },
  {
    id: 'SRV-1021',
    name: 'Quarterly analytics',
    started,
    ends: 'March 31, 2026',
    amount: '$2,000.00',
    status: 'Action Required',
    tone: 'red',
  },
  {
    id: 'SRV-0998',
    name: 'Search engine review',
    started,
    ends: 'February 3, 2026',
    amount: '$950.50',
    status: 'Completed',
    tone: 'dark-green',
  },
]

const columns: Column<Project>[] = [
  { id: 'id', header: 'Service Id', cell: (project) => project.id, width: '6.5rem' },
  {
    id: 'name',
    header: 'Service Name',
    cell: (project) => project.name,
    note: (project) => project.started,
    width: 'minmax(0,2fr)',
    narrow: 'title',
    link: true,
  },
  { id: 'ends', header: 'Ending Date', cell: (project) => project.ends },
  { id: 'amount', header: 'Amount', cell: (project) => project.amount, align: 'number' },
  {
    id: 'status',
    header: 'Status',
    cell: (project) => <Badge tone={project.tone}>{project.status}</Badge>,
    narrow: 'aside',
  },
]

const onClick = fn((event: { preventDefault(): void }) => event.preventDefault())

const meta = {
  title: 'Blocks/Table',
  component: Table<Project>,
  args: {
    label: 'Project History',
    columns,
    rows: projects,
    rowKey: (project) => project.id,
    rowLink: (project) => ({ href: `#${project.id}`, onClick }),
  },
  render: (props) => (
    <Card title="Project History" flush>
      <Table {...props} />
    </Card>
  ),
} satisfies Meta<typeof Table<Project>>
export default meta
type Story = StoryObj<typeof meta>

const many = Array.from({ length: 10 }).flatMap((_, round) =>
  projects.map((project) => ({ ...project, id: `${project.id}-${round}` })),
)

export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await expect(stage.getAllByRole('row')).toHaveLength(5)
    await expect(stage.getByRole('columnheader', { name: 'Amount' })).toBeVisible()
    await userEvent.click(stage.getByRole('link', { name: /Website redesign/ }))
    await expect(onClick).toHaveBeenCalled()
  },
}
export const Narrow: Story = {
  tags: ['full'],
  parameters: { stage: '20rem' },
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await expect(stage.getAllByRole('row')).toHaveLength(5)
    await expect(stage.getAllByRole('columnheader')).toHaveLength(5)
  },
}
export const Loading: Story = { tags: ['full'], args: { rows: [], skeletonRows: 4 } }
export const LoadingNarrow: Story = { ...Loading, parameters: { stage: '20rem' } }
export const Scrolling: Story = {
  args: { rows: many, maxHeight: '40vh' },
  play: async ({ canvasElement }) => {
    const box = await onStage(canvasElement).findByRole('group', { name: 'Project History' })
    await expect(box).toHaveAttribute('tabindex', '0')
  },
}
export const Sliced: Story = {
  args: {
    rows: projects,
    slice: { start: 100, end: 104, first: 101, total: 2000, before: 0, after: 40, measureRow: () => {} },
  },
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await expect(stage.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
    await expect(stage.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '102')
  },
}
