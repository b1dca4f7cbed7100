import type { SettingsInput } from '../src/core/index'
import type { Scene } from './scene'
import type { Rule } from './server'

/** What a company's server holds beside the contract. Not each row has all of it. */
const values = [
  {
    orderNumber: 'PO-2026-117',
    bookedOn: '2026-11-14',
    fee: 240.5,
    paper: 'https://files.example.com/papers/contract-117.pdf',
    isRetainer: true,
  },
  { orderNumber: 4500012345, bookedOn: 'soon', fee: null, paper: 'javascript:alert(1)', isRetainer: false },
]

const withFields: Rule = async (proceed) => {
  const answer = await (await proceed()).json()
  for (const [index, row] of [answer.data].flat().entries()) Object.assign(row, values[index % 2])
  return Response.json(answer)
}

const all: NonNullable<SettingsInput['fields']>['project'] = [
  { name: 'orderNumber', label: 'Order number' },
  { name: 'bookedOn', label: 'Booked on', type: 'date' },
  { name: 'paper', label: 'Contract', type: 'link' },
]
const fee = { name: 'fee', label: 'Fee', type: 'money' } as const
const isRetainer = { name: 'isRetainer', label: 'Retainer' }

/** A host that names fields of its server's. */
export const withOwnFields: Partial<Scene> = {
  person: 'ada',
  settings: { fields: { project: [...all, fee, isRetainer], payment: all, ticket: all } },
  rules: { services: withFields, service: withFields, payments: withFields, tickets: withFields },
}
