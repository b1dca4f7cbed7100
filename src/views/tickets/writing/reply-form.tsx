import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { $settings, attachFiles, changeDraft, remarkOnFile, ticketsMessages } from '../../../core/index'
import { FilePicker } from '../../files/file-picker'
import { useFileDrop } from '../../files/use-file-drop'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'
import { Field } from '../../ui/fields/field'
import { keepClear } from '../../ui/keep-clear'
import { documentIcons } from '../../ui/pictures/document-icons'
import { Icon } from '../../ui/pictures/icon'
import { coarsePointer, hoverPointer, phone } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { fingerHeight } from '../../ui/style/target'
import { hairline, ring, space, token } from '../../ui/style/tokens'
import { useId } from '../../ui/use-id'
import { Attachments } from './attachments'
import { SendKeys } from './send-keys'
import { SendingState } from './sending-state'
import { useDraftForm } from './use-draft-form'

const formStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(3) })
const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(1),
  padding: space(2),
  background: token('surface'),
  // What is in it says that it is a field.
  border: hairline('line-control'),
  borderRadius: token('radius-large'),
  '&:has(textarea:focus-visible)': {
    outline: ring,
    outlineOffset: `calc(-1*${token('line-width')})`,
  },
  '&[data-over]': { background: token('accent-tint'), borderColor: token('accent-text') },
  '&:has([aria-invalid=true])': { borderColor: token('danger-text') },
  // On a phone, it is one line until somebody writes, if that has room.
  [phone]: {
    '&[data-folded]': { display: 'flex', flexWrap: 'wrap', padding: space(1) },
    '&[data-folded] > textarea': {
      flex: '999 1 max-content',
      minBlockSize: 0,
      blockSize: fingerHeight('control-height'),
      paddingBlock: space(2.5),
      whiteSpace: 'nowrap',
      overflow: 'hidden',
    },
    '&[data-folded] > div': { flexGrow: 1, flexWrap: 'nowrap', gap: space(1) },
  },
})
const area = css({
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  // A long text scrolls: what is answered stays in view above it, below the ticket's head.
  maxBlockSize: 'clamp(min(36dvh,8rem),100dvh - 29.5rem,18rem)',
  padding: space(1, 2),
  // While somebody writes, the button below stays in view, too.
  '&&&': { scrollMarginBlockEnd: 'calc(4.5rem + var(--_foot,0px))' },
  resize: 'none',
  fieldSizing: 'content',
  border: 0,
  background: 'none',
  lineHeight: token('line-height'),
  '&::placeholder': { color: token('text-muted'), opacity: 1 },
  '&:focus-visible': { outline: 'none' },
  // Below 16 px, phones zoom into the page when an input gets the focus.
  [coarsePointer]: { fontSize: 'max(1rem,16px)' },
})
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  '& > :first-child': { marginInlineEnd: 'auto' },
})
const attach = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: token('control-height'),
  blockSize: token('control-height'),
  borderRadius: token('radius'),
  color: token('text-muted'),
  [hoverPointer]: { '&:hover': { color: token('text'), background: token('surface-active') } },
  [coarsePointer]: { inlineSize: fingerHeight('control-height'), blockSize: fingerHeight('control-height') },
})

interface ReplyFormProps {
  /** The draft's name. */
  name: string
  /** `undefined` while the reply can't be sent yet. */
  send: (() => Promise<unknown>) | undefined
  /** Focuses the message: the client has just said that they want to write. */
  autoFocus: boolean
  /** What else sending does. */
  hint?: ReactNode
  /** Whether the company has asked for something: then it can open what it gets. */
  isAsked?: boolean | undefined
  /** Whether the words were put there for the client: a screen reader hears at the button that sends what will be sent. */
  isPrepared?: boolean
}

/** A reply, to a ticket or to an update: message and attachments, in one box. */
export function ReplyForm({ name, send, autoFocus, hint, isAsked, isPrepared }: ReplyFormProps) {
  const t = useStore(ticketsMessages)
  const { accept } = useStore($settings).uploads
  const form = useDraftForm({ name, hasSubject: false, send })
  const { draft, errors, isRunning, messageField, takesFiles } = form
  const { emptyFile, tooLarge, unusualType } = t
  const remarkOn = (file: File) =>
    remarkOnFile(file, { emptyFile, tooLarge, unusualType: isAsked ? undefined : unusualType })
  const onFiles = (files: File[]) => !isRunning && attachFiles(name, files)
  const preparedId = useId()
  const { isOver, handlers } = useFileDrop(onFiles)
  // Once somebody was about to write, it stays: nothing moves away from below a press.
  const [isUnfolded, setUnfolded] = useState(false)
  useLayoutEffect(() => {
    if (isUnfolded) keepClear({ target: messageField.current })
  }, [isUnfolded, messageField])
  const isFolded = !isUnfolded && !draft.message && draft.files.length === 0
  useEffect(() => {
    if (autoFocus) messageField.current?.focus()
  }, [autoFocus, messageField])
  return (
    <form noValidate className={formStyle} onSubmit={form.onFormSubmitted} {...(takesFiles && handlers)}>
      <Attachments name={name} draft={draft} remarkOn={remarkOn} />
      <SendingState name={name} draft={draft} />
      <Field label={t.message} labelHidden hint={hint} error={errors.message}>
        {(control) => (
          <div className={box} data-over={isOver || undefined} data-folded={isFolded || undefined}>
            <textarea
              {...control}
              ref={messageField}
              part="input"
              className={area}
              rows={2}
              dir={draft.message ? 'auto' : undefined}
              placeholder={t.writeReply}
              value={draft.message}
              readOnly={isRunning}
              onChange={(event) => changeDraft(name, { message: event.currentTarget.value })}
              onKeyDown={form.onKeyPressed}
              onFocus={(event) => {
                setUnfolded(true)
                keepClear(event)
              }}
              onInput={keepClear}
            />
            <div className={tools}>
              {takesFiles && (
                <FilePicker
                  label={t.attach}
                  title={t.attach}
                  multiple
                  accept={accept}
                  files={draft.files}
                  remarkOn={remarkOn}
                  onFiles={onFiles}
                  className={attach}
                >
                  <Icon path={documentIcons.attach} />
                </FilePicker>
              )}
              <SendKeys unfit={form.unfit} />
              <Button
                type="submit"
                variant="primary"
                busy={isRunning || !send}
                aria-describedby={isPrepared ? preparedId : undefined}
              >
                {t.sendReply}
              </Button>
              {isPrepared && (
                <span id={preparedId} hidden>
                  {t.written({ message: draft.message })}
                </span>
              )}
            </div>
          </div>
        )}
      </Field>
    </form>
  )
}
