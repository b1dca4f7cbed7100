/** In code points, so that no character is cut in two. */
const longest = 120

/** As many characters of a name are looked at. A longer one keeps its end, where its extension stands. */
const bound = 1_000

/**
 * Leaves out of a name that people read what they can't see, and what turns its letters around: `fdp.exe` would look like
 * `exe.pdf`. Joiners stay, which some letters and emoji need.
 */
export const withoutHidden = (name: string): string =>
  name.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim()

/**
 * Makes a file name safe for links, headers and folder listings. The result has no path, no characters with a meaning
 * on some system, and no characters that make `fdp.exe` look like `exe.pdf`. If nothing is left, it is `file`.
 */
export function cleanFileName(name: string): string {
  const kept = (name.slice(-bound).split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    // Control and format characters: line breaks, NUL, and the characters that turn the reading direction.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%;]/g, '_')
    .replace(/\s+/g, ' ')
  return shorten(/[^.\s](?:.*[^.\s])?/u.exec(kept)?.[0] ?? '') || 'file'
}

/** Cuts a long name before its extension, which says what the file is. */
function shorten(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= longest) return name
  const extension = /\.[^.]{1,10}$/u.exec(name)?.[0] ?? ''
  return characters.slice(0, longest - Array.from(extension).length).join('') + extension
}
