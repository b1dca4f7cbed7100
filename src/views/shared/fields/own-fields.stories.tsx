import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../../.storybook/element-story'
import { inside } from '../../../../.storybook/inside'
import { withOwnFields } from '../../../../.storybook/own-fields'
import { phone } from '../../../../.storybook/viewports'

/** What a company's server holds beside the contract: the setting `fields`. */
const meta = { title: 'Patterns/Own fields', tags: ['pictures'] } satisfies Meta
export default meta

const readColumns =
  (tag: 'cp-payments' | 'cp-projects' | 'cp-tickets') =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const list = inside(canvasElement, tag)
    await expect((await list.findAllByText('PO-2026-117'))[0]).toBeVisible()
    await expect(list.getAllByText('4500012345')[0]).toBeVisible()
    await expect(list.getByRole('columnheader', { name: 'Booked on' })).toBeInTheDocument()
    await expect(list.getAllByRole('link', { name: /^contract-117\.pdf, Contract, / })[0]).toBeVisible()
  }

export const InPayments: ElementStory<'cp-payments'> = {
  ...elementStory('cp-payments', withOwnFields),
  play: readColumns('cp-payments'),
}

export const InProjects: ElementStory<'cp-projects'> = {
  tags: ['full'],
  ...elementStory('cp-projects', withOwnFields),
  play: readColumns('cp-projects'),
}

export const InTickets: ElementStory<'cp-tickets'> = {
  tags: ['full'],
  ...elementStory('cp-tickets', withOwnFields),
  play: readColumns('cp-tickets'),
}

const ofProject = elementStory('cp-project', withOwnFields)

/** They stand behind the other facts. */
export const InProject: ElementStory<'cp-project'> = {
  tags: ['full'],
  ...ofProject,
  args: { ...ofProject.args, 'service-id': 'project-website-relaunch' },
  play: async ({ canvasElement }) => {
    const project = inside(canvasElement, 'cp-project')
    const fact = (name: string) => project.getByText(name).nextElementSibling
    await waitFor(() => expect(fact('Order number')).toHaveTextContent('PO-2026-117'))
    await expect(fact('Fee')).toHaveTextContent('$240.50')
    await expect(fact('Retainer')).toHaveTextContent('Yes')
    await expect(project.getByRole('link', { name: 'contract-117.pdf, Contract, SRV-2051' })).toBeVisible()
  },
}

export const Narrow: ElementStory<'cp-payments'> = { tags: ['full'], ...InPayments, globals: phone }
