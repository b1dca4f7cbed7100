/** What a terminal would obey, or not show: control characters, marks of direction, and characters without a picture. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const written = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Shows a line as it is, as JSON would write it: `\u001b[2J` clears no screen. */
export const visible = (line: string): string =>
  line.replaceAll(hidden, (character) => character.split('').map(written).join(''))
