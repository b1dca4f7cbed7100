import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import {
  $photoUrl,
  changePhoto,
  initialsOf,
  photoTypes,
  profileMessages,
  readPicture,
  type User,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { useSender } from '../shared/use-sender'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { Avatar } from '../ui/pictures/avatar'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { CropForm } from './crop-form'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3, 4) })
const large = css({ '&&': { inlineSize: '4.5rem', blockSize: '4.5rem' } })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(3) })

interface PhotoProps {
  client: User
  canChange: boolean
}

/** The client's photo, or initials, and what changes it. */
export function Photo({ client, canChange }: PhotoProps) {
  const t = useStore(profileMessages)
  const photo = useStore($photoUrl)
  const { sender, sending } = useSender()
  const [picture, setPicture] = useState<ImageBitmap>()
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  async function onFileChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // The same file can be chosen again then.
    currentTarget.value = ''
    if (!file) return
    const read = await readPicture(file)
    setProblem(read === 'not-picture' ? t.notPicture : read === 'too-large' ? t.tooLarge : '')
    if (typeof read === 'object') setPicture(read)
  }
  const isCropping = picture !== undefined
  const wasCropping = useRef(false)
  useEffect(() => {
    // What was pressed is gone, and this is there again.
    if (wasCropping.current && !isCropping) choose.current?.focus()
    wasCropping.current = isCropping
  }, [isCropping])
  function close() {
    picture?.close()
    setPicture(undefined)
  }
  async function onRemoveClicked() {
    // The button is gone then.
    if (await changePhoto(null, sender)) choose.current?.focus()
  }
  return (
    <div className={stack}>
      {!picture && (
        <div className={row}>
          <Avatar initials={initialsOf(client.name, 2)} photo={photo} className={large} />
          {canChange && (
            <div className={buttons}>
              <Button ref={choose} onClick={() => field.current?.click()}>
                {client.photo ? t.changePhoto : t.choosePhoto}
              </Button>
              {client.photo && (
                <Button
                  variant="quiet"
                  busy={sending.status === 'running'}
                  onClick={() => void onRemoveClicked()}
                >
                  {t.removePhoto}
                </Button>
              )}
              <input
                ref={field}
                type="file"
                hidden
                aria-label={t.photo}
                accept={photoTypes}
                onChange={(event) => void onFileChosen(event)}
              />
            </div>
          )}
        </div>
      )}
      {problem && !picture && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      {sending.status === 'refused' && !picture && (
        <Notice tone="danger">
          <bdi>{sending.message}</bdi>
        </Notice>
      )}
      {picture && <CropForm picture={picture} onLeft={close} />}
    </div>
  )
}
