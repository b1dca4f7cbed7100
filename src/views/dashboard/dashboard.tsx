import { computed } from 'nanostores'
import { Fragment, memo, type ReactNode, useState } from 'react'
import { $attention, $client, $features, $may, dashboardMessages } from '../../core/index'
import { Attention } from '../attention/attention'
import { onDemand, usePrepared } from '../host/on-demand'
import { Safe } from '../host/safe'
import { Slot } from '../host/slot'
import { useStore } from '../host/use-store'
import { Payments } from '../payments/payments'
import { ConsultantCard } from '../people/consultant'
import { Projects } from '../projects/projects'
import { holdsBack } from '../shared/holds-back'
import { Screen } from '../shared/screen'
import { Button } from '../ui/buttons/button'
import { Card } from '../ui/card'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { icons } from '../ui/pictures/icons'
import { phone } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import type { AddServicesProps } from './add-services'
import { Summary } from './summary'
import { useFirstDay } from './use-first-day'

const frame = css({ containerType: 'inline-size' })
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })
// What waits for the client comes first, then the figures, then whom to ask, in one line. The keys go in the same order, in every
// browser.
const columns = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })
const attentionArea = css({
  '&:empty': { display: 'none' },
  // On a phone, most of what waits for a client is higher than the room for who was never here.
  [phone]: holdsBack,
})
// One of the two buttons is shown. On a phone, what waits for the client comes first.
const besideGreeting = css({ [phone]: { '&&': { display: 'none' } } })
const belowFigures = css({
  '&&': { display: 'none' },
  [phone]: { '&&': { display: 'inline-flex' } },
})

const AddServices = onDemand(
  () => import('./add-services'),
  ({ AddServices }, props: AddServicesProps) => <AddServices {...props} />,
)

/** Each part follows what it shows. It is not drawn anew for what comes beside it. */
const parts = {
  Summary: memo(Summary),
  Attention: memo(Attention),
  Projects: memo(Projects),
  Consultant: memo(ConsultantCard),
  Payments: memo(Payments),
}

const FirstDay = onDemand(
  () => import('./first-day'),
  ({ FirstDay }) => <FirstDay />,
  () => (
    <Card>
      <SkeletonLines lines={4} />
    </Card>
  ),
)

const SinceLastVisit = onDemand(
  () => import('./since-last-visit'),
  ({ SinceLastVisit }) => <SinceLastVisit />,
)

/** Its code is loaded behind what waits for the client. */
const LaterArrivals = () => useStore($isAttentionReady) && <SinceLastVisit />
const $isAttentionReady = computed($attention, ({ status }) => status === 'ready')

/** The profile comes anew after each sign-in, most often with the same name. */
const $name = computed($client, (client) => client?.name)

export function Dashboard() {
  const t = useStore(dashboardMessages)
  const name = useStore($name)
  const { hasServiceRequests } = useStore($features)
  const may = useStore($may)
  const [adding, setAdding] = useState<'open' | 'closed'>()
  usePrepared(AddServices)
  const add = (place: string) =>
    hasServiceRequests &&
    may('addServices') && (
      <Button
        icon={icons.plus}
        className={place}
        onClick={() => setAdding('open')}
        onPointerEnter={AddServices.prepare}
        onFocus={AddServices.prepare}
      >
        {t.addServices}
      </Button>
    )
  return (
    <div className={frame}>
      <Screen
        heading={name ? t.greeting({ name }) : t.greetingWithoutName}
        description={
          <>
            {t.welcome}{' '}
            <Safe decorates>
              <LaterArrivals />
            </Safe>
          </>
        }
        actions={add(besideGreeting)}
      >
        {hasServiceRequests && adding && (
          <Safe>
            <AddServices open={adding === 'open'} onClose={() => setAdding('closed')} />
          </Safe>
        )}
        <Parts action={add(belowFigures)} />
      </Screen>
    </div>
  )
}

/** @param action shown below the figures. */
function Parts({ action }: { action: ReactNode }) {
  const { isSectionOn } = useStore($features)
  const isFirstDay = useFirstDay()
  const own = <Slot name="dashboard-aside" />
  const summary = <parts.Summary quiet={isSectionOn('projects') && !isFirstDay} />
  return (
    <div className={stack}>
      <Slot name="dashboard-before" />
      <div className={columns}>
        <div className={attentionArea}>
          <parts.Attention quiet isFirstDay={isFirstDay} />
        </div>
        {isFirstDay ? (
          // With keys, all is new, and nothing has moved to make room.
          <Fragment key="first-day">
            {summary}
            {action}
            <FirstDay />
          </Fragment>
        ) : (
          <Fragment key="usual">
            {summary}
            {action}
            <div className={stack}>
              <parts.Consultant />
              {own}
            </div>
            {isSectionOn('projects') && (
              <div>
                <parts.Projects variant="recent" />
              </div>
            )}
            {isSectionOn('payments') && (
              <div>
                <parts.Payments variant="recent" />
              </div>
            )}
          </Fragment>
        )}
      </div>
      {isFirstDay && own}
      <Slot name="dashboard-after" />
    </div>
  )
}
