/** The square that is cut out of a picture: what of it stands where, as numbers alone. */

/** The sides of a picture, or of a part of it. */
interface Size {
  width: number
  height: number
}

/** The middle of the square, in parts of the picture's sides, and how many times its shorter side is as long as the square's. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export const mostZoom = 4

/** The largest square in the middle. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The length of the square's sides, in pixels of the picture. */
const sideOf = ({ zoom }: Crop, { width, height }: Size) => Math.min(width, height) / zoom

/** Nothing beside the picture is ever in the square. */
function within(crop: Crop, size: Size): Crop {
  const zoom = between(1, crop.zoom, mostZoom)
  const half = sideOf({ ...crop, zoom }, size) / 2
  const clamp = (middle: number, length: number) => between(half / length, middle, 1 - half / length)
  return { zoom, x: clamp(crop.x, size.width), y: clamp(crop.y, size.height) }
}

/** Moves the picture under the square, by parts of the square's side. */
export function moveCrop(crop: Crop, size: Size, right: number, down: number): Crop {
  const side = sideOf(crop, size)
  return within(
    { ...crop, x: crop.x - (right * side) / size.width, y: crop.y - (down * side) / size.height },
    size,
  )
}

export const zoomCrop = (crop: Crop, size: Size, zoom: number): Crop => within({ ...crop, zoom }, size)

/** The square in pixels of the picture. */
export function squareOf(crop: Crop, size: Size): { left: number; top: number; side: number } {
  const side = sideOf(crop, size)
  return { side, left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2 }
}
