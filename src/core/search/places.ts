/** What a client can do, and the pages that there are: both are found by their names. */
import { computed } from 'nanostores'
import { $accountParts } from '../account/parts'
import { $sumsOf } from '../data/sums'
import { $payHref } from '../payments/pay-href'
import { dueOf, projectsDue } from '../projects/due'
import { $features } from '../routing/features'
import { $ownPages } from '../routing/own-pages'
import { $securityParts } from '../security/parts'
import type { Project } from '../server/schema'
import { $may } from '../session/may'
import { $format } from '../settings/format'
import { navigation } from '../settings/routes'
import { paymentsMessages } from '../text/messages/payments/payments'
import { accountMessages } from '../text/messages/portal/account'
import { layoutMessages } from '../text/messages/portal/layout'
import { searchMessages } from '../text/messages/search/search'
import { type Known, prepare } from './known'
import type { SearchTarget } from './types'

/** The pages of the portal that lead somewhere by themselves. */
export const $pages = computed(
  [$features, $accountParts, $securityParts, $ownPages, layoutMessages, searchMessages],
  ({ isRouteOn }, account, security, own, t, search): Known[] => {
    const words = {
      dashboard: search.dashboardWords,
      payments: search.paymentsWords,
      projects: search.projectsWords,
      tickets: search.ticketsWords,
      account: search.accountWords,
      security: search.securityWords,
    }
    const names = [
      ...navigation,
      ...(account.length > 0 ? (['account'] as const) : []),
      ...(security.includes('security') ? (['security'] as const) : []),
    ]
    const ours = names.filter(isRouteOn).map((name) =>
      prepare({
        ...{ kind: 'page', id: name, title: t[name], parts: [], words: words[name] },
        to: { route: name, params: {} },
      }),
    )
    const entries = own?.entries ?? []
    const theirs = entries.flatMap(({ id, label, path, href = path }) =>
      href ? [prepare({ kind: 'page', id, title: label, parts: [], to: { href } })] : [],
    )
    return [...ours, ...theirs]
  },
)

/** The newest files of all projects and tickets. Who types their name finds them, and no page. */
export const $filesEntry = computed([$features, searchMessages], ({ isSectionOn }, { file }): Known[] => {
  const to = { act: 'find', query: file } as const
  return isSectionOn('files') ? [prepare({ kind: 'page', id: 'files', title: file, parts: [], to })] : []
})

/** What a client can do, and may. "Pay" is for all that is due in one currency, where the host has a page for that. */
export const $actions = computed(
  [
    $features,
    $may,
    $payHref,
    $sumsOf,
    $format,
    layoutMessages,
    paymentsMessages,
    accountMessages,
    searchMessages,
  ],
  ({ isRouteOn, isSectionOn }, may, payHref, sumsOf, format, layout, payments, account, search) => {
    const action = (id: string, title: string, to: SearchTarget, words = '') =>
      prepare({ kind: 'action', id, title, parts: [], words, to })
    const pay = (projects: readonly Project[]) =>
      sumsOf(projectsDue(projects), dueOf).flatMap(({ amount, currency, rows }) => {
        const href = payHref('', amount, currency)
        const title = payments.payAmount({ amount: format.money(amount, currency) })
        return href
          ? [action(`pay-${currency}`, title, { act: 'pay', href, projects: rows, amount, currency })]
          : []
      })
    const raise = { route: 'raiseTicket', params: {} } as const
    return (projects: readonly Project[]): Known[] => [
      ...(isRouteOn('raiseTicket') && may('write')
        ? [action('raise-ticket', layout.raiseTicket, raise, search.raiseTicketWords)]
        : []),
      ...(isSectionOn('payments') && may('pay') ? pay(projects) : []),
      action('log-out', account.logOut, { act: 'log-out' }, search.logOutWords),
    ]
  },
)
