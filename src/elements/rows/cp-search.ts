import { element } from '../row'

export const row = element({
  view: () => import('../../views/search/placed-search').then((module) => module.PlacedSearch),
  inline: true,
  events: ['cp-pay-request'],
})
