/** Begins each live example of a page when it comes into view. */
import { startExample } from './live/example.ts'

const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    inView.unobserve(target)
    startExample(target as HTMLElement)
  }
})
for (const place of document.querySelectorAll('[data-live]')) inView.observe(place)
