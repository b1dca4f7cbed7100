/**
 * The parts of `npm run test:full`: each takes at most 35 minutes on two cores, alone, on a machine that has had only
 * `npm ci`. The steps of each are those that name it, with the steps that they need: `steps.ts`.
 */
export const parts = [
  'checks',
  'node',
  'elements',
  'light-elements',
  'stories',
  'pages',
  'light-pages',
  'hosts',
  'mutants',
] as const

export type Part = (typeof parts)[number]
