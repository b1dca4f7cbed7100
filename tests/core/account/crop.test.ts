/** The square that a client cuts out of a picture. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Crop, mostZoom, moveCrop, squareOf, wholeCrop, zoomCrop } from '../../../src/core/account/crop'

const sides = fc.integer({ min: 1, max: 10_000 })
const sizes = fc.record({ width: sides, height: sides })
const part = fc.double({ min: -3, max: 3, noNaN: true })
const acts = fc.array(
  fc.oneof(
    fc.record({ right: part, down: part }),
    fc.record({ zoom: fc.double({ min: 0, max: 9, noNaN: true }) }),
  ),
)

test('whatever is done, the square is within the picture, and not smaller than a part of it', () => {
  fc.assert(
    fc.property(sizes, acts, (size, all) => {
      const crop = all.reduce<Crop>(
        (crop, act) =>
          'zoom' in act ? zoomCrop(crop, size, act.zoom) : moveCrop(crop, size, act.right, act.down),
        wholeCrop,
      )
      const { left, top, side } = squareOf(crop, size)
      const slip = 1e-6 * Math.max(size.width, size.height)
      expect(left).toBeGreaterThanOrEqual(-slip)
      expect(top).toBeGreaterThanOrEqual(-slip)
      expect(left + side).toBeLessThanOrEqual(size.width + slip)
      expect(top + side).toBeLessThanOrEqual(size.height + slip)
      const shorter = Math.min(size.width, size.height)
      expect(side).toBeLessThanOrEqual(shorter + slip)
      expect(side).toBeGreaterThanOrEqual(shorter / mostZoom - slip)
    }),
  )
})

const pixels = (...cropped: Parameters<typeof squareOf>) =>
  Object.fromEntries(Object.entries(squareOf(...cropped)).map(([name, value]) => [name, Math.round(value)]))

test('it begins in the middle, and goes where the picture is dragged from', () => {
  const wide = { width: 300, height: 100 }
  expect(pixels(wholeCrop, wide)).toEqual({ left: 100, top: 0, side: 100 })
  // The picture is dragged by half of the square to the right: what was at its left comes into it.
  expect(pixels(moveCrop(wholeCrop, wide, 0.5, 0), wide)).toEqual({ left: 50, top: 0, side: 100 })
  const near = zoomCrop(wholeCrop, wide, 2)
  expect(pixels(near, wide)).toEqual({ left: 125, top: 25, side: 50 })
  // Made smaller at the edge, it stays within.
  expect(pixels(zoomCrop(moveCrop(near, wide, 0, 9), wide, 1), wide)).toMatchObject({ top: 0, side: 100 })
})
