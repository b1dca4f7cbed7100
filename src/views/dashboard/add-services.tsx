import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useState } from 'react'
import { $settings, commonMessages, dashboardMessages } from '../../core/index'
import { useHost } from '../host/host'
import { Button } from '../ui/buttons/button'
import { Select } from '../ui/fields/select'
import { Dialog } from '../ui/overlays/dialog'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const form = css({ display: 'grid', gap: space(4) })
const hint = css({ color: token('text-muted') })
const asOptions = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }))

/** "Add Services": tells the host by `cp-service-request` what the client wants. It calls no endpoint. */
export function AddServices() {
  const t = useStore(dashboardMessages)
  const common = useStore(commonMessages)
  const { serviceOptions } = useStore($settings)
  const host = useHost()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  function onFormSubmitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const choice = new FormData(event.currentTarget)
    const detail = {
      service: String(choice.get('service') ?? ''),
      category: String(choice.get('category') ?? ''),
    }
    if (host.raise('cp-service-request', detail)) close()
  }

  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        {t.addServices}
      </Button>
      <Dialog
        open={isOpen}
        title={t.addServices}
        closeLabel={common.close}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{t.cancel}</Button>
            <Button type="submit" variant="primary" form={id}>
              {t.send}
            </Button>
          </>
        }
      >
        <form id={id} className={form} onSubmit={onFormSubmitted}>
          <p className={hint}>{t.addServicesHint}</p>
          <Select label={t.service} name="service" options={asOptions(serviceOptions.services)} />
          <Select label={t.category} name="category" options={asOptions(serviceOptions.categories)} />
        </form>
      </Dialog>
    </>
  )
}
