import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PictureSize } from '../../../../core/index'
import { css } from '../../../ui/style/styles'

/** No more pixels are decoded: each takes four bytes of memory. A large camera's picture has 50 million. */
const mostPixels = 64_000_000

/** No more are drawn: iPhones show nothing of a larger canvas. */
const mostDrawn = 16_000_000

export const isTooLarge = ({ width, height }: PictureSize) => width * height > mostPixels

const hiddenUntilDrawn = css({ '&:not([data-drawn])': { visibility: 'hidden' } })

interface PictureProps {
  bytes: Uint8Array<ArrayBuffer>
  size: PictureSize
  label: string
  /** In the place of a picture that can't be decoded. */
  damaged: ReactNode
}

/** A picture, drawn from its bytes: it has no address of its own, which a page's policy could refuse. */
export function Picture({ bytes, size, label, damaged }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'decoding' | 'drawn' | 'damaged'>('decoding')
  useEffect(() => {
    let isThere = true
    const share = Math.min(1, Math.sqrt(mostDrawn / (size.width * size.height)))
    createImageBitmap(
      new Blob([bytes]),
      share < 1 ? { resizeWidth: Math.round(size.width * share), resizeQuality: 'high' } : {},
    ).then(
      (picture) => {
        const element = canvas.current
        if (isThere && element) {
          element.width = picture.width
          element.height = picture.height
          element.getContext('2d')?.drawImage(picture, 0, 0)
          setState('drawn')
        }
        picture.close()
      },
      () => isThere && setState('damaged'),
    )
    return () => {
      isThere = false
    }
  }, [bytes, size])
  if (state === 'damaged') return damaged
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className={hiddenUntilDrawn}
      data-drawn={state === 'drawn' || undefined}
      data-printed
    />
  )
}
