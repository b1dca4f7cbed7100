import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type AskedApproval, fileKind, nameOfUrl } from '../../core/index'
import { LinkedText } from '../shared/text/linked-text'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { placeOf } from '../ui/use-handed-on'

// The files stand beside the text where there is room for both.
const request = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 5),
  // Some 70 characters.
  '&& > p': { flex: '1 1 20rem', maxInlineSize: '58ch' },
})
// As large as a picture, so that the text and the question stay in their places when that comes.
const room = css({
  '&[data-pictures]': {
    inlineSize: '24rem',
    maxInlineSize: '100%',
    '&:empty': { aspectRatio: '16/10', marginBlockStart: space(2) },
  },
})

interface RequestProps {
  asked: AskedApproval
  /** Its files. */
  children: ReactNode
}

/**
 * What is decided about: the whole text, and the files. When it leaves while one of these stands in front of the page, as where a
 * client has approved there, the focus goes to the card: the dialog takes it along, and nothing outside could have it before.
 */
export function Request({ asked: { text, files }, children }: RequestProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    const card = current?.closest<HTMLElement>('section[aria-labelledby]')
    return () => {
      if (!card || !current?.querySelector('dialog:focus-within')) return
      queueMicrotask(() => {
        const root = card.getRootNode()
        if ('activeElement' in root && !root.activeElement) placeOf(card)?.focus({ preventScroll: true })
      })
    }
  }, [])
  return (
    <div ref={box} className={request}>
      <LinkedText>{text}</LinkedText>
      <div className={room} data-pictures={files.some(isPicture) || undefined}>
        {children}
      </div>
    </div>
  )
}

const isPicture = (url: string) => fileKind(nameOfUrl(url)) === 'image'
