import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { type Crop, moveCrop, profileMessages, squareOf, zoomCrop } from '../../core/index'
import { useStore } from '../host/use-store'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { useId } from '../ui/use-id'

/** In pixels of the photo. */
const side = 512

/** By one press of a key: of the square's side, and of the size. */
const step = 0.05
const zoomStep = 1.1

const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: token('radius'),
  // What is outside of the circle is cut off wherever the photo is shown.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: token('radius-round'),
    boxShadow: '0 0 0 100vmax rgb(0 0 0/.5)',
    pointerEvents: 'none',
  },
  cursor: 'move',
  // A finger moves the picture, and not the page.
  touchAction: 'none',
})
const canvas = css({ display: 'block', inlineSize: '100%', aspectRatio: '1' })
const hint = css({ marginBlockStart: space(2), fontSize: token('text-sm'), color: token('text-muted') })

interface CropAreaProps {
  area: RefObject<HTMLCanvasElement | null>
  picture: ImageBitmap
  crop: Crop
  onCropped: (crop: Crop) => void
}

/** The square as it will be. A pointer drags the picture, two fingers make it larger, and so do keys. */
export function CropArea({ area, picture, crop, onCropped }: CropAreaProps) {
  const t = useStore(profileMessages)
  const id = useId()
  const own = useRef<HTMLDivElement>(null)
  // What was pressed is gone.
  useEffect(() => own.current?.focus(), [])
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  // Several moves may come before the next drawing.
  const latest = useRef(crop)
  latest.current = crop
  const show = (next: Crop) => {
    latest.current = next
    onCropped(next)
  }
  useLayoutEffect(() => {
    const context = area.current?.getContext('2d')
    if (!context) return
    const square = squareOf(crop, picture)
    // A JPEG has no holes: what can be seen through is white.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, side, side)
    context.drawImage(picture, square.left, square.top, square.side, square.side, 0, 0, side, side)
  }, [area, crop, picture])

  function onPointerMoved({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
    const held = fingers.current
    const before = held.get(pointerId)
    if (!before) return
    const distance = () => {
      const [one, two] = [...held.values()]
      return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
    }
    const apart = distance()
    held.set(pointerId, { x, y })
    const width = currentTarget.getBoundingClientRect().width * held.size
    const moved = moveCrop(latest.current, picture, (x - before.x) / width, (y - before.y) / width)
    show(apart > 0 ? zoomCrop(moved, picture, (moved.zoom * distance()) / apart) : moved)
  }
  function onKeyPressed(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, metaKey, altKey } = event
    const move = moves[key]
    const zoom = zooms[key]
    if (ctrlKey || metaKey || altKey || (!move && !zoom)) return
    event.preventDefault()
    if (move) show(moveCrop(latest.current, picture, move[0] * step, move[1] * step))
    if (zoom) show(zoomCrop(latest.current, picture, latest.current.zoom * zoom))
  }
  const onPointerLeft = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)
  return (
    <div>
      <div
        ref={own}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the picture in it
        tabIndex={0}
        className={frame}
        aria-label={t.crop}
        aria-describedby={id}
        onKeyDown={onKeyPressed}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={onPointerMoved}
        onPointerUp={onPointerLeft}
        onPointerCancel={onPointerLeft}
      >
        <canvas ref={area} width={side} height={side} className={canvas} />
      </div>
      <p id={id} className={hint}>
        {t.cropHint}
      </p>
    </div>
  )
}

/** Where the picture goes, as the pointer would drag it. */
const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const zooms: Readonly<Record<string, number>> = {
  '+': zoomStep,
  '=': zoomStep,
  '-': 1 / zoomStep,
  _: 1 / zoomStep,
}
