/** `npm pack` and `npm publish` run this first. They do not build: what is packed is what was tested. */
import { isStale, library } from '../build/inputs.ts'

if (isStale(library)) {
  console.error('dist/ is missing, or older than its sources. Run `npm run build`, test it, and pack again.')
  process.exit(1)
}
