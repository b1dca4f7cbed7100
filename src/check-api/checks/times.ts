/** How long the answers took. */
import type { Context } from '../context'
import { lacks, notes, type Row, rowOf } from '../row'

/** In seconds: by then, a client has seen placeholders for long. After ten, the elements say that it takes long. */
const slow = 3
const docs = 'large-lists.md'

/** One cause has one line: a server that is slow as such, or single calls that are. */
export function checkTimes({ times }: Context): Row {
  const sorted = times.toSorted((one, other) => one.seconds - other.seconds)
  const middle = sorted[Math.floor(sorted.length / 2)]?.seconds ?? 0
  const late = sorted.filter(({ seconds }) => seconds > slow)
  const longest = sorted.at(-1)
  const about = longest
    ? `half of them within ${inWords(middle)}; the last, ${longest.call}, within ${inWords(longest.seconds)}`
    : ''
  const isSlow = middle > slow
  const names = Array.from(new Set(late.map(({ call }) => call)))
  const findings = isSlow
    ? [lacks(`half of the answers took longer than ${inWords(middle)}: clients look at placeholders`, docs)]
    : names.length > 0
      ? [notes(`an answer took ${inWords(longest?.seconds ?? 0)}: ${names.join(', ')}`, docs)]
      : []
  return rowOf('time of the answers', '', about, findings)
}

const inWords = (seconds: number) => `${seconds.toFixed(seconds < 1 ? 2 : 1)} seconds`
