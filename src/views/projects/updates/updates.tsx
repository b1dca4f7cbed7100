import { useEffect, useRef } from 'react'
import { noteSeen, type ProjectUpdate, projectMessages, sortUpdates, updatesOf } from '../../../core/index'
import { useNavigation } from '../../host/navigation'
import { useStore } from '../../host/use-store'
import { ListChanges } from '../../shared/changes/list-changes'
import { FailedPanel } from '../../shared/failed-panel'
import { ResourceNotice } from '../../shared/resource-notice'
import { useHeld } from '../../shared/use-held'
import { useStandings } from '../../tickets/use-standings'
import { Link } from '../../ui/buttons/link'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Notice } from '../../ui/feedback/notice'
import { print } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { target } from '../../ui/style/target'
import { UpdateList, UpdateSkeleton } from './update-list'

const bannerText = css({
  ...target,
  display: 'inline-block',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  // The words are a link only where the host has a page for updates.
  'a&:not([href])': { textDecoration: 'none' },
  [print]: { textDecoration: 'none' },
})

interface UpdatesProps {
  projectId: string
  /** How many of the newest updates are shown; all when left out. */
  count: number | undefined
}

/** While an update requires an action, a banner above the updates leads to it. One that is answered waits for the company. */
export function Updates({ projectId, count }: UpdatesProps) {
  const t = useStore(projectMessages)
  const all = useNavigation().link('projectUpdates', { serviceId: projectId })
  const store = updatesOf(projectId)
  const resource = useHeld(store)
  const standings = useStandings(projectId)
  const list = useRef<HTMLOListElement>(null)
  const data = resource.status === 'ready' ? resource.data : undefined
  useEffect(() => {
    if (!data || (count !== undefined && data.length > count)) return
    noteSeen(
      data,
      { route: 'projectUpdates', params: { serviceId: projectId } },
      sortUpdates(data)[0]?.createdAt,
    )
  }, [data, count, projectId])
  if (resource.status === 'failed') return <FailedPanel failure={resource.failure} onRetry={store.retry} />
  if (resource.status !== 'ready') {
    return (
      <>
        <ResourceNotice resource={resource} store={store} />
        <UpdateSkeleton />
      </>
    )
  }
  const rows = sortUpdates(resource.data)
  // The key keeps it when the first update comes: that is a change, too.
  const changes = (
    <ListChanges
      key="changes"
      rows={resource.data}
      title={t.updates}
      store={store}
      rowKey={({ _id }) => _id}
      addressesOf={() => [all.href]}
    />
  )
  if (rows.length === 0) {
    return (
      <>
        <EmptyState
          compact
          drawing={count ? undefined : 'projects'}
          title={t.noUpdates}
          text={t.noUpdatesHint}
        />
        {changes}
      </>
    )
  }
  const shown = rows.slice(0, count)
  const isAsked = (update: ProjectUpdate) => standings.standingOf(update).isAsked
  return (
    <>
      <ResourceNotice resource={resource} store={store} />
      {rows.some(isAsked) && (
        // It keeps its room while nobody knows whether the client has replied.
        <div style={{ visibility: standings.isKnown ? undefined : 'hidden' }}>
          <Notice tone="danger">
            {shown.some(isAsked) ? (
              <button
                type="button"
                className={bannerText}
                onClick={() =>
                  list.current?.querySelector<HTMLElement>('[data-action]')?.focus({ focusVisible: true })
                }
              >
                {t.actionRequired}
              </button>
            ) : (
              <Link variant="quiet" className={bannerText} {...all}>
                {t.actionRequired}
              </Link>
            )}
          </Notice>
        </div>
      )}
      <UpdateList
        ref={list}
        projectId={projectId}
        updates={shown}
        // The rest stands on the page of all updates.
        isBrief={count !== undefined && all.href !== undefined}
        standings={standings}
      />
      {changes}
    </>
  )
}
