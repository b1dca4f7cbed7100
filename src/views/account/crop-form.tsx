import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  changePhoto,
  commonMessages,
  mostZoom,
  noteOpenStep,
  profileMessages,
  wholeCrop,
  writePhoto,
  zoomCrop,
} from '../../core/index'
import { useHold } from '../host/hold'
import { useStore } from '../host/use-store'
import { SignInAgain } from '../session/sign-in-again'
import { SlowNotice } from '../shared/slow-notice'
import { useSender } from '../shared/use-sender'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { Field } from '../ui/fields/field'
import { css } from '../ui/style/styles'
import { fingerHeight } from '../ui/style/target'
import { space, token } from '../ui/style/tokens'
import { CropArea } from './crop-area'

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
  maxInlineSize: '20rem',
})
const slider = css({
  inlineSize: '100%',
  minBlockSize: fingerHeight('control-height'),
  accentColor: token('accent'),
})
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })

interface CropFormProps {
  picture: ImageBitmap
  onLeft: () => void
}

/** The client chooses the part of a picture that is the photo. */
export function CropForm({ picture, onLeft }: CropFormProps) {
  const t = useStore(profileMessages)
  const { cancel } = useStore(commonMessages)
  const { sender, sending } = useSender()
  // Whoever leaves keeps the photo of before: nothing is lost if the server never has the new one.
  useEffect(() => () => sender.cancel(), [sender])
  const [crop, setCrop] = useState(wholeCrop)
  const area = useRef<HTMLCanvasElement>(null)
  useHold(true, SignInAgain)
  useLayoutEffect(noteOpenStep, [])
  async function onSaveClicked() {
    const photo = area.current && (await writePhoto(area.current))
    // The client may have left while it was written.
    if (photo && area.current && (await changePhoto(photo, sender))) onLeft()
  }
  return (
    <div className={stack}>
      <CropArea area={area} picture={picture} crop={crop} onCropped={setCrop} />
      <Field label={t.zoom}>
        {(control) => (
          <input
            {...control}
            type="range"
            className={slider}
            min={1}
            max={mostZoom}
            step={0.05}
            value={crop.zoom}
            onChange={({ currentTarget }) => setCrop(zoomCrop(crop, picture, currentTarget.valueAsNumber))}
          />
        )}
      </Field>
      {sending.status === 'refused' && (
        <Notice tone="danger">
          <bdi>{sending.message}</bdi>
        </Notice>
      )}
      {sending.status === 'running' && sending.slow && <SlowNotice onCancel={sender.cancel} />}
      <div className={buttons}>
        <Button variant="primary" busy={sending.status === 'running'} onClick={() => void onSaveClicked()}>
          {t.savePhoto}
        </Button>
        <Button variant="quiet" onClick={onLeft}>
          {cancel}
        </Button>
      </div>
    </div>
  )
}
