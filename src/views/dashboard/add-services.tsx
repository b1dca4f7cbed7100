import { type FormEvent, useLayoutEffect } from 'react'
import { $settings, commonMessages, dashboardMessages } from '../../core/index'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { SlowNotice } from '../shared/slow-notice'
import { useSender } from '../shared/use-sender'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { Select } from '../ui/fields/select'
import { Dialog } from '../ui/overlays/dialog'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { useId } from '../ui/use-id'

const form = css({ display: 'grid', gap: space(4) })
const hint = css({ color: token('text-muted') })

/** What there is to choose from, where the host has named nothing. */
export const usual = {
  services: ['Product design', 'Web development', 'Brand identity', 'Maintenance and support'],
  categories: ['New project', 'Extension of a project', 'Advice'],
}
const asOptions = (named: readonly string[], others: readonly string[]) =>
  (named.length > 0 ? named : others).map((text) => ({ value: text, label: text }))

export interface AddServicesProps {
  open: boolean
  onClose: () => void
}

/**
 * "Add Services": tells the host by `cp-service-request` what the client wants. It calls no endpoint. A host that
 * gives a promise to `respondWith()` is waited for. Without a listener, nobody gets the request: nothing says it was
 * sent.
 */
export function AddServices({ open, onClose }: AddServicesProps) {
  const t = useStore(dashboardMessages)
  const common = useStore(commonMessages)
  const { serviceOptions } = useStore($settings)
  const host = useHost()
  const id = useId()
  const { sender, sending } = useSender()
  useLayoutEffect(() => {
    // A host that is still waited for keeps the dialog busy. An earlier refusal is forgotten.
    if (open && sender.$sending.get().status === 'refused') sender.cancel()
  }, [open, sender])

  async function onFormSubmitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The state of this render can be old: a second click may follow in the same task.
    if (sender.$sending.get().status === 'running') return
    const choice = new FormData(event.currentTarget)
    const outcomes: Promise<unknown>[] = []
    const isOurs = host.raise('cp-service-request', {
      service: String(choice.get('service') ?? ''),
      category: String(choice.get('category') ?? ''),
      respondWith: (outcome) => outcomes.push(outcome),
    })
    if (outcomes.length > 0) {
      if (await sender.send(() => Promise.all(outcomes), { done: t.requestSent })) onClose()
    } else if (isOurs) onClose()
  }

  return (
    <Dialog
      open={open}
      title={t.addServices}
      closeLabel={common.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" form={id} busy={sending.status === 'running'}>
            {t.send}
          </Button>
        </>
      }
    >
      <form id={id} className={form} onSubmit={onFormSubmitted}>
        <p className={hint}>{t.addServicesHint}</p>
        {sending.status === 'refused' && <Notice tone="danger">{sending.message}</Notice>}
        {sending.status === 'running' && sending.slow && <SlowNotice />}
        <Select
          label={t.service}
          name="service"
          options={asOptions(serviceOptions.services, usual.services)}
        />
        <Select
          label={t.category}
          name="category"
          options={asOptions(serviceOptions.categories, usual.categories)}
        />
      </form>
    </Dialog>
  )
}
