import { useStore } from '@nanostores/react'
import { $client, dashboardMessages } from '../../core/index'
import { Attention } from '../attention/attention'
import { useFeatures } from '../host/use-features'
import { Payments } from '../payments/payments'
import { ConsultantCard } from '../people/consultant'
import { Projects } from '../projects/projects'
import { PageHeading } from '../shared/page-heading'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { AddServices } from './add-services'
import { Summary } from './summary'

const frame = css({ containerType: 'inline-size' })
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })
const wide = '@container (min-width:52.01rem)'
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(5),
  [wide]: {
    // The attention list loads later than the consultant. Below the consultant, it moves the least content.
    gridTemplate: '"projects consultant" auto "projects attention" 1fr / minmax(0,1fr) 20rem',
    alignItems: 'start',
    rowGap: 0,
  },
})
const attentionArea = css({
  '&:empty': { display: 'none' },
  [wide]: { gridArea: 'attention', marginBlockStart: space(5) },
})
const projectsArea = css({ [wide]: { gridArea: 'projects' } })
const consultantArea = css({ [wide]: { gridArea: 'consultant' } })

/** The dashboard: a greeting, four figures, attention list, consultant, recent projects and payments. */
export function Dashboard() {
  const t = useStore(dashboardMessages)
  const name = useStore($client)?.name
  const { isSectionOn, hasServiceRequests } = useFeatures()
  return (
    <div className={frame}>
      <PageHeading description={t.welcome} actions={hasServiceRequests && <AddServices />}>
        {name ? t.greeting({ name }) : t.greetingWithoutName}
      </PageHeading>
      <div className={stack}>
        <Summary />
        {isSectionOn('projects') ? (
          <div className={columns}>
            <div className={attentionArea}>
              <Attention quiet />
            </div>
            <div className={projectsArea}>
              <Projects variant="recent" />
            </div>
            <div className={consultantArea}>
              <ConsultantCard />
            </div>
          </div>
        ) : (
          <>
            <Attention quiet />
            <ConsultantCard />
          </>
        )}
        {isSectionOn('payments') && <Payments variant="recent" />}
      </div>
    </div>
  )
}
