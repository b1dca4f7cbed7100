import { $format, $payingOf, $projects, type Project, paymentsMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Icon } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { unbroken } from '../date-text'

const line = css({
  display: 'flex',
  gap: space(1),
  paddingBlockEnd: space(1),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  textWrap: 'pretty',
  '& > svg': { flex: 'none', marginBlockStart: '.15em', color: token('green-text') },
})

/** What has become of what the client went to pay for some of these projects; nothing if they went for none. */
export function PayingLine({ projects }: { projects: readonly Project[] }) {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const paying = useStore($payingOf)(projects)
  if (!paying) return null
  const amount = format.money(paying.amount, paying.currency)
  return (
    <p className={line}>
      {paying.isReceived && <Icon path={icons.check} small />}
      {paying.isReceived
        ? t.received({ amount })
        : t.wentToPay({ amount, time: unbroken(format.time(paying.at)) })}
    </p>
  )
}

/** The same, for all projects together: also those for which nothing is due any more. */
export function PayingLineOfAll() {
  const projects = useStore($projects)
  return projects.status === 'ready' && <PayingLine projects={projects.data} />
}
