/** The README's pictures show what is drawn today: they are held, coarsely, against those that the tests of screens keep. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decode } from '../e2e/screens/small-png'

/** The part of a page that both pictures show, and the cells whose lightness is compared, in pixels of the page. */
const [width, height, cell] = [1280, 880, 40]
/** Fonts, dates and smoothing change less in the mean of a cell, of 255; a card that has moved changes more. */
const close = 6
/** Of the 704 cells, so many may differ more: where a text has one more line. */
const fewest = 35

/** The mean lightness of each cell, row by row, whatever the picture's resolution. */
function lightnessOf(path: string): number[] {
  const picture = decode(readFileSync(path))
  const scale = picture.width / width
  const side = Math.floor(cell * scale)
  const cells: number[] = []
  for (let top = 0; top < height; top += cell)
    for (let left = 0; left < width; left += cell) {
      let sum = 0
      for (let y = 0; y < side; y++)
        for (let x = 0; x < side; x++) {
          const at = ((Math.floor(top * scale) + y) * picture.width + Math.floor(left * scale) + x) * 3
          for (let channel = 0; channel < 3; channel++) sum += picture.rgb[at + channel] ?? 0
        }
      cells.push(sum / (side * side * 3))
    }
  return cells
}

test.each(['light', 'dark'])('the dashboard in the README, %s, looks as it does today', (theme) => {
  const shown = lightnessOf(`docs/dashboard-${theme}.png`)
  const today = lightnessOf(`tests/e2e/screens/pictures/dashboard-1280-${theme}.png`)
  const differing = shown.filter((value, index) => Math.abs(value - (today[index] ?? 0)) > close)
  expect(differing.length, 'Take new pictures: npm run pictures').toBeLessThanOrEqual(fewest)
})

test.each(['dashboard-light', 'dashboard-dark', 'website'])(
  '%s has the size that the README shows',
  (name) => {
    const picture = decode(readFileSync(`docs/${name}.png`))
    expect(picture.width / picture.height).toBeCloseTo(width / height)
  },
)
