import { type ButtonHTMLAttributes, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { $nameList, type FileRemark, filesMessages, visibleName } from '../../core/index'
import { useStore } from '../host/use-store'
import { type Announcement, Announcer, eventOf } from '../shared/changes/announcer'
import { onResize } from '../ui/on-resize'
import { useId } from '../ui/use-id'
import { VisuallyHidden } from '../ui/visually-hidden'

/** What the button is on the page. What it does is its own. */
type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onBlur' | 'onClick'>

export interface FilePickerProps extends ButtonProps {
  /** The button's name for a screen reader. */
  label: string
  multiple?: boolean
  /** Suggested types, as in `<input accept>`. Files of other types can still be dropped or pasted. */
  accept?: string
  /** What is chosen so far, by whatever way: a screen reader hears of each new one, and of all at the button. */
  files: readonly File[]
  remarkOn: (file: File) => FileRemark | undefined
  onFiles: (files: File[]) => void
  /** What is seen on the button. */
  children: ReactNode
}

/**
 * A button that opens the browser's file picker. The browser's own field would say "No file chosen" all the time: what is
 * chosen is in a list beside it.
 */
export function FilePicker(props: FilePickerProps) {
  const { label, multiple, accept, files, remarkOn, onFiles, children, ...button } = props
  const t = useStore(filesMessages)
  const nameList = useStore($nameList)
  const field = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [described, describeAll] = useDescribed(files, frame)
  const name = (file: File) => visibleName(file.name)
  const say = (some: readonly File[]) => t.chosen({ names: nameList(some.map(name)) })
  const announcement = useChosen(files, (added) => {
    const remarks = added.flatMap((file) => {
      const remark = remarkOn(file)
      return remark ? (added.length > 1 ? `${name(file)}: ${remark.text}` : remark.text) : []
    })
    return [remarks.length > 0 ? `${say(added)}.` : say(added), ...remarks].join(' ')
  })
  const count = files.length
  useEffect(() => {
    const button = frame.current
    if (!button || count === 0) return
    // The list of files grows beside it, as soon as the code of that is there. Then the client may scroll where they like.
    let measured = 0
    const stop = onResize(
      [button.form],
      () => button.matches(':focus'),
      (isFocused) => {
        if (isFocused) {
          button.form?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' })
          button.scrollIntoView({ block: 'nearest' })
        }
        measured += 1
        if (measured === 2) stop()
      },
    )
    return stop
  }, [count])
  return (
    <>
      <button
        {...button}
        ref={frame}
        type="button"
        data-picker
        aria-describedby={
          [button['aria-describedby'], described.length > 0 && id].filter(Boolean).join(' ') || undefined
        }
        onBlur={describeAll}
        onClick={() => field.current?.click()}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        {children}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={label}
        multiple={multiple}
        accept={accept}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])]
          // Clear the value, so that the client can choose the same file again after removing it.
          event.currentTarget.value = ''
          if (chosen.length > 0) onFiles(chosen)
        }}
      />
      <span id={id} hidden>
        {say(described)}
      </span>
      <Announcer announcement={announcement} />
    </>
  )
}

/**
 * The files that the button's description names. What is chosen while the button has the focus is announced: screen readers
 * say a new description of what has the focus, too, and it would be heard twice.
 * @returns the files, and what the button does when the focus leaves it
 */
function useDescribed(files: readonly File[], button: RefObject<HTMLButtonElement | null>) {
  const [described, setDescribed] = useState(files)
  useEffect(() => {
    // It keeps the focus behind the browser's file picker, where `:focus` doesn't match it.
    const root = button.current?.getRootNode()
    const isFocused = root && 'activeElement' in root && root.activeElement === button.current
    if (!isFocused) setDescribed(files)
  }, [files, button])
  return [described.filter((file) => files.includes(file)), () => setDescribed(files)] as const
}

/** The announcement of the files that have just been chosen. */
function useChosen(
  files: readonly File[],
  say: (added: readonly File[]) => string,
): Announcement | undefined {
  const [announcement, setAnnouncement] = useState<Announcement>()
  const before = useRef(files)
  const latest = useRef(say)
  latest.current = say
  useEffect(() => {
    const added = files.filter((file) => !before.current.includes(file))
    before.current = files
    if (added.length > 0) setAnnouncement({ id: eventOf(files), text: latest.current(added) })
  }, [files])
  return announcement
}
