import { element } from '../row'

export const row = element({
  view: () => import('../../views/people/account').then((module) => module.Account),
  inline: true,
  events: ['cp-menu-request'],
})
