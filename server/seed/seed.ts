/** The demo's people and their history. They are the same every time, except for the dates, which depend on `now`. */
import { ownAccount } from '../stores/account.ts'
import { noDetails, type Records } from '../stores/records.ts'
import { adasRecords } from './ada.ts'
import { datesFrom } from './dates.ts'
import { largeRecords } from './large.ts'
import { demoConsultant, demoPassword, demoPeople } from './people.ts'

export interface SeedOptions {
  now: Date
  hashPassword: (password: string) => Promise<string>
  /** Leaves out the client with thousands of records, who then can't sign in. */
  withoutLarge?: boolean
  /** How many payments that client has. By default 10,000. */
  largePayments?: number
}

export async function createSeed({
  now,
  hashPassword,
  withoutLarge = false,
  largePayments,
}: SeedOptions): Promise<Records> {
  const dates = datesFrom(now)
  const { ada, large } = demoPeople
  const people = Object.values(demoPeople).filter((person) => !(withoutLarge && person === large))
  const clients = people.map(async (person) => ({
    ...noDetails,
    ...ownAccount,
    ...person,
    passwordHash: await hashPassword(demoPassword),
    passwordVersion: 1,
  }))
  const adas = adasRecords(ada.id, dates)
  const larges = withoutLarge
    ? { projects: [], payments: [], tickets: [] }
    : largeRecords(large.id, large.name, dates, largePayments)
  return {
    ...adas,
    consultants: [demoConsultant],
    clients: await Promise.all(clients),
    projects: [...adas.projects, ...larges.projects],
    payments: [...adas.payments, ...larges.payments],
    tickets: [...adas.tickets, ...larges.tickets],
  }
}
