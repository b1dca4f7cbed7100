/**
 * Finds which notifications are about what waits for the client, on pages that don't show that: so the bell has the same number on
 * each page. It asks only for what the unread notifications are about: the tickets, or these projects.
 */
import { atom, computed } from 'nanostores'
import { mergeSources } from '../data/sources'
import { $notifications, noteDutiesKnown } from '../notifications/notifications'
import { noteWaiting } from '../notifications/seen'
import { type Stop, stopAll } from '../page/browser'
import { toJson } from '../page/json'
import { $features } from '../routing/features'
import { findScreen } from '../routing/find-screen'
import { $projectSources, type Sources, ticketSources } from './attention'

/** What the unread notifications are about. */
function findPlaces() {
  const { isSectionOn } = $features.get()
  const resource = $notifications.get()
  const ids: string[] = []
  const projects = new Set<string>()
  let tickets = false
  for (const { _id, CTAPath } of resource.status === 'ready' ? resource.data : []) {
    const { ticketId, serviceId } = findScreen(CTAPath, null)?.params ?? {}
    if (ticketId && isSectionOn('support')) tickets = true
    else if (serviceId && isSectionOn('projects')) projects.add(serviceId)
    else continue
    ids.push(_id)
  }
  return { ids, tickets, projects: [...projects] }
}

/** Notes what waits at these places, each time that it is known anew. */
function follow({ tickets, projects }: ReturnType<typeof findPlaces>): Stop {
  const ofTickets = tickets ? ticketSources() : []
  const isWanted = ({ projectId }: { projectId: string }) => projects.includes(projectId)
  const $sources =
    projects.length > 0
      ? computed(
          $projectSources,
          (all): Sources => [...ofTickets, ...all.filter(isWanted).flatMap(({ sources }) => sources)],
        )
      : atom<Sources>(ofTickets)
  return mergeSources($sources).subscribe((merged) => {
    if (merged.status !== 'ready') return
    if (merged.troubles.some(({ isMissing }) => isMissing)) {
      // What can't be had, or takes long, is not waited for: the bell counts all that is unread meanwhile.
      noteDutiesKnown()
      return
    }
    const followed = projects.length > 0 ? $projectSources.get().filter(isWanted) : []
    noteWaiting(merged.items, { tickets, projects: followed.map(({ projectId }) => projectId) })
  })
}

export function findDuties(): Stop {
  let known = toJson([])
  let leave: Stop = () => {}
  const look = () => {
    const places = findPlaces()
    if (places.ids.length === 0 && $notifications.get().status === 'ready') noteDutiesKnown()
    const ids = toJson(places.ids)
    if (ids === known) return
    known = ids
    const before = leave
    // What both ask for keeps its data.
    leave = places.ids.length > 0 ? follow(places) : () => {}
    before()
  }
  return stopAll([$notifications.subscribe(look), () => leave()])
}
