import { useEffect, useRef, useState } from 'react'
import { $ownPages, $settings, ownPagesMessages, pageReader, patience, warnOnce } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Screen } from '../../shared/screen'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { SkeletonLines } from '../../ui/feedback/skeleton'
import { ownIcons } from './own-icons'

export const readPages = pageReader(ownIcons)

/**
 * A page of the host's own: our heading, and the host's content in a slot. The content may come a moment late. No ancestor
 * of the slot has a handler: Preact would call it for what happens in the content.
 */
export function OwnPage({ path }: { path: string }) {
  const { id, label } = useStore($ownPages)?.at(path) ?? {}
  const t = useStore(ownPagesMessages)
  const slot = useRef<HTMLSlotElement>(null)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true)
      if ($settings.get().debug && slot.current?.assignedNodes().length === 0)
        warnOnce(`nothing in <cp-portal> has slot="${id}": that page is empty.`)
    }, patience)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <Screen heading={label}>
      <slot ref={slot} name={id}>
        <Card>
          {isLate ? <EmptyState drawing="projects" title={t.empty} /> : <SkeletonLines lines={5} />}
        </Card>
      </slot>
    </Screen>
  )
}
