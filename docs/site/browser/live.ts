/** The live examples of a page. */
import { startExample } from './live/example.ts'

for (const place of document.querySelectorAll<HTMLElement>('[data-live]')) startExample(place)
