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
  label: string
  /** In the place of a picture that can't be decoded. */
  damaged: ReactNode
}

/** A picture, drawn from its bytes: it has no address of its own, which a page's policy could refuse. */
export function Picture({ bytes, label, damaged }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'decoding' | 'drawn' | 'damaged'>('decoding')
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isThere = true
    createImageBitmap(new Blob([bytes])).then(
      (picture) => {
        if (isThere) {
          drawOn(element, picture)
          setState('drawn')
        }
        picture.close()
      },
      () => isThere && setState('damaged'),
    )
    return () => {
      isThere = false
      // Safari lets go of a canvas's memory late, unless it is empty.
      element.width = 0
      element.height = 0
    }
  }, [bytes])
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

/** The sides are those of the decoded picture: a photograph may be stored on its side, and be turned by what it says of itself. */
function drawOn(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const share = Math.min(1, Math.sqrt(mostDrawn / (picture.width * picture.height)))
  canvas.width = Math.floor(picture.width * share)
  canvas.height = Math.floor(picture.height * share)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
}
