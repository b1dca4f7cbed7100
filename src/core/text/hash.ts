/**
 * A whole number below 2⁵³ for a text: the same one each time, another one for another text. It hides a text from
 * whoever only looks; who guesses the text can check the guess.
 */
export function hash(text: string): number {
  let [high, low] = [0x9e3779b9, 0x85ebca6b]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = mix(high ^ code, 0x9e3779b1)
    low = mix(low ^ code, 0x5bd1e995)
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0)
}

/** The same as a short word of letters and digits. */
export const digest = (text: string): string => hash(text).toString(36)

const mix = (value: number, factor: number) => {
  const product = Math.imul(value, factor)
  return product ^ (product >>> 15)
}
