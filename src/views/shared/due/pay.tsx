import type { ReactNode } from 'react'
import {
  $currency,
  $format,
  $isStepOpen,
  $may,
  $payHref,
  $payingOf,
  noteGoingToPay,
  type Project,
  paymentsMessages,
} from '../../../core/index'
import { pageOf, useLinkTo } from '../../host/link-to'
import { useHost } from '../../host/use-host'
import { useStore } from '../../host/use-store'
import { Button, ButtonLink } from '../../ui/buttons/button'

interface PayProps {
  /** The projects to pay for, all together. */
  projects: readonly Project[]
  amount: number
  /** When left out, the amount is in the currency of the settings. */
  currency?: string | undefined
  /** Stands in its place where the client can't pay them. */
  otherwise?: ReactNode
  /** `secondary` for one of several payments; any is where the client went to it already, or is about to answer something. */
  variant?: 'primary' | 'secondary'
  /** Whether it is the part of a sum that is overdue. */
  isOverdue?: boolean
}

/**
 * Gives the link to pay for some projects, all together: the `payPath` of a single one, else the host's own page. There is
 * none where neither exists, where the path is not safe to follow, or where the client may not pay.
 */
export function usePayLink() {
  const may = useStore($may)
  const payHref = useStore($payHref)
  const linkTo = useLinkTo()
  return ([first, second]: readonly Project[], amount?: number, currency?: string) => {
    const { _id = '', payPath } = (!second && first) || {}
    const link = payPath ? (linkTo(payPath) ?? pageOf(payPath)) : { href: payHref(_id, amount, currency) }
    return may('pay') && link.href ? link : undefined
  }
}

/** "Pay" with its amount. The host can cancel `cp-pay-request` and take over. */
export function Pay({ projects, amount, otherwise, variant = 'primary', isOverdue, ...props }: PayProps) {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const payLink = usePayLink()
  const host = useHost()
  const own = useStore($currency)
  const { currency = own } = props
  const isUnderWay = useStore($payingOf)(projects)?.isReceived === false
  const isQuiet = useStore($isStepOpen) || isUnderWay
  const link = payLink(projects, amount, currency)
  if (!link) return otherwise
  const [first, second] = projects
  const serviceId = (!second && first?._id) || ''
  return (
    <ButtonLink
      size="small"
      variant={isQuiet ? 'secondary' : variant}
      {...link}
      onClick={(event) => {
        noteGoingToPay(projects, currency)
        if (host.raise('cp-pay-request', { serviceId, amount, currency })) link.onClick?.(event)
        else event.preventDefault()
      }}
    >
      {(isOverdue ? t.payOverdue : t.payAmount)({ amount: format.money(amount, currency) })}
    </ButtonLink>
  )
}

interface PayEachProps {
  projects: readonly Project[]
  'aria-expanded': boolean
  onClick: () => void
}

/** Tells whether any of these projects can be paid. */
export function useCanPay() {
  const payHref = useStore($payHref)
  const may = useStore($may)
  return (projects: readonly Project[]): boolean =>
    may('pay') && projects.some(({ _id, payPath }) => payPath || payHref(_id))
}

/** "Pay" for several projects that can't be paid together: it unfolds them, and each has its own. */
export function PayEach({ projects, ...unfold }: PayEachProps) {
  const { pay } = useStore(paymentsMessages)
  const canPay = useCanPay()
  const isQuiet = useStore($isStepOpen)
  return (
    canPay(projects) && (
      <Button variant={isQuiet ? 'secondary' : 'primary'} size="small" {...unfold}>
        {pay}
      </Button>
    )
  )
}
