import type { Records } from './server'

/** The currency of some of Ada's projects. That of the others is that of the settings. */
const currencies = new Map([
  ['project-calibration-booking', 'EUR'],
  ['project-stock-forecast', 'EUR'],
  ['project-nordic-market-study', 'CHF'],
])

/** Gives some projects, and the payments for them, currencies of their own. */
export const inSeveralCurrencies = (records: Records): Records => ({
  ...records,
  projects: records.projects.map((project) => ({ ...project, currency: currencies.get(project._id) ?? '' })),
  payments: records.payments.map((payment) => ({
    ...payment,
    currency: currencies.get(payment.projectId) ?? '',
  })),
})
