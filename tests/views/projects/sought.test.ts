/** What marks the update that an address leads to: it stands clear of the text, and is one line. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { stage, until } from '../../elements/page'
import { all, find, focusedIn, open } from '../../elements/person'

test.each([360, 1280])(
  'the frame of a sought update stands clear of its text, at %i px, and the ring of the focus is its only line',
  async (width) => {
    history.replaceState(null, '', '/updates?update=update-website-relaunch-6')
    stage.style.inlineSize = `${width}px`
    const element = await open('cp-project-updates service-id="project-website-relaunch"', 'Design system')
    const row = await until(() => find(element, 'li[data-sought]'))
    await until(() => expect(focusedIn(element)).toBe(row))
    expect(row.matches(':focus-visible')).toBe(true)
    expect(getComputedStyle(row).boxShadow).toMatch(/^rgba\(0, 0, 0, 0\) 0px 0px 0px 1px inset, (?!rgba\(0)/)
    const frame = row.getBoundingClientRect()
    for (const part of Array.from(row.children)) {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      expect(Math.min(left - frame.left, top - frame.top)).toBeGreaterThanOrEqual(8)
      expect(Math.min(frame.right - right, frame.bottom - bottom)).toBeGreaterThanOrEqual(8)
    }
    // It lies over no other.
    const others = all(element, 'li > :first-child').filter((mark) => mark.parentElement?.matches('ol > *'))
    const below = others.map((mark) => mark.getBoundingClientRect().top).filter((top) => top > frame.bottom)
    expect(below.length).toBeGreaterThan(0)
    expect(Math.min(...below) - frame.bottom).toBeGreaterThanOrEqual(4)
  },
)
