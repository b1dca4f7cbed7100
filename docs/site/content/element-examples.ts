/** What the live example of each element's page shows. */
import { elements, type Tag } from '../../../src/elements/elements'
import type { ElementRow } from '../../../src/elements/row'
import type { Scene } from '../live/scene'

/** A situation of the example: who is signed in, and what is shown of theirs. */
export interface Situation {
  name: string
  person: NonNullable<Scene['person']>
  attributes?: Readonly<Record<string, string>>
}

export interface ElementExample {
  /** The first one is shown at first. */
  situations: readonly Situation[]
  /** Attributes that the example has beside those of the situation. */
  attributes?: Readonly<Record<string, string>>
  /** What stands below it, because it shows nothing by itself. */
  with?: Tag
  /** What a visitor can type or do in it, if that is not plain. */
  hint?: string
}

const nobody: Situation = { name: 'Nobody is signed in', person: 'nobody' }
const people: readonly Situation[] = [
  { name: 'A client with something of everything', person: 'ada' },
  { name: 'A new client: nothing is there yet', person: 'new' },
  { name: 'A client with thousands of records', person: 'large' },
  nobody,
]
/** Of elements that show little, and the same for whoever has much. */
const fewPeople = people.filter(({ person }) => person !== 'large')
const anybody: readonly Situation[] = [{ name: 'Whoever comes', person: 'nobody' }]

const relaunch = { 'service-id': 'project-website-relaunch' }
const ofProject: readonly Situation[] = [
  { name: 'A project with something of everything', person: 'ada', attributes: relaunch },
  {
    name: 'A new project: nothing is there yet',
    person: 'ada',
    attributes: { 'service-id': 'project-data-warehouse' },
  },
  nobody,
]

/** What a visitor may try in the field of an attribute. The ids are the demo's. */
export const suggestions: Readonly<Record<string, readonly string[]>> = {
  'service-id': [
    'project-website-relaunch',
    'project-stock-forecast',
    'project-accessibility-audit',
    'project-data-warehouse',
  ],
  'ticket-id': ['TKT-M4XQ72PD', 'TKT-H8WK35TN', 'TKT-Q9TN26EF'],
  background: ['auto', 'transparent', '14261f'],
  path: ['/', '/payments/payment-history', '/services/services-history', '/support'],
  locale: ['en-GB', 'de', 'fr', 'pt-BR', 'ar'],
  locales: ['en de fr'],
  currency: ['EUR', 'USD', 'JPY'],
  'time-zone': ['Europe/Berlin', 'Asia/Tokyo'],
}

const pendingTotal =
  'The example has set features: { pendingTotal: true }, as its server knows what is due. Without that, the first tile shows "--".'

/** The examples that are not like those of other elements. */
const ownExamples: Readonly<Partial<Record<Tag, Partial<ElementExample>>>> = {
  'cp-config': {
    attributes: { 'api-url': '/api/v1', 'brand-name': 'Northlight Studio', currency: 'EUR' },
    with: 'cp-portal',
    hint: `The settings of the server and of the sign-in change nothing here: this example has a server of its own. ${pendingTotal}`,
  },
  'cp-portal': {
    hint: `In this example the portal keeps its path in memory, whatever is chosen for routing. ${pendingTotal}`,
  },
  'cp-login': {
    situations: anybody,
  },
  'cp-forgot-password': {
    situations: anybody,
    hint: 'No mail leaves this page.',
  },
  'cp-reset-password': {
    situations: anybody,
    attributes: { 'user-id': 'client-ada' },
    hint: 'Without the token of a mailed link, which only a script can set, it says that the link is not whole.',
  },
  'cp-dashboard': {
    hint: pendingTotal,
  },
  'cp-summary': {
    hint: pendingTotal,
  },
  'cp-consultant': {
    situations: fewPeople,
  },
  'cp-notifications': {
    situations: fewPeople,
  },
  'cp-meetings': {
    situations: [people[0] ?? nobody, nobody],
  },
  'cp-ticket': {
    situations: [
      {
        name: 'A ticket with an answer',
        person: 'ada',
        attributes: { 'ticket-id': 'TKT-M4XQ72PD' },
      },
      {
        name: 'A ticket that is resolved',
        person: 'ada',
        attributes: { 'ticket-id': 'TKT-Q9TN26EF' },
      },
      nobody,
    ],
  },
  'cp-account': {
    situations: fewPeople,
  },
  'cp-avatar': {
    situations: anybody,
    attributes: { name: 'Ada Lovelace' },
  },
}

/** Of an element that wants the id of a project, two projects; else one situation for each client of the demo. */
export function exampleOf(tag: Tag): ElementExample {
  const { attributes = {} }: ElementRow = elements[tag]
  return { situations: attributes['service-id']?.required ? ofProject : people, ...ownExamples[tag] }
}
