import { useStore } from '@nanostores/react'
import { $client, $settings, dashboardMessages, isSectionOn } from '../core/index'
import { ConsultantCard } from './consultant'
import { AddServices } from './parts/add-services'
import { PageHeading } from './parts/page-heading'
import { Payments } from './payments'
import { Projects } from './projects'
import { css } from './styles'
import { Summary } from './summary'
import { space } from './tokens'

const frame = css({ containerType: 'inline-size' })
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 20rem',
  alignItems: 'start',
  gap: space(5),
  '@container (max-width:52rem)': { gridTemplateColumns: 'minmax(0,1fr)' },
})

/** The dashboard: a greeting, four figures, the consultant, recent projects and payments. */
export function Dashboard() {
  const t = useStore(dashboardMessages)
  const name = useStore($client)?.name
  useStore($settings) // its features turn sections off
  return (
    <div className={frame}>
      <PageHeading description={t.welcome} actions={<AddServices />}>
        {name ? t.greeting({ name }) : t.greetingWithoutName}
      </PageHeading>
      <div className={stack}>
        <Summary />
        {isSectionOn('projects') ? (
          <div className={columns}>
            <Projects variant="recent" />
            <ConsultantCard />
          </div>
        ) : (
          <ConsultantCard />
        )}
        {isSectionOn('payments') && <Payments variant="recent" />}
      </div>
    </div>
  )
}
