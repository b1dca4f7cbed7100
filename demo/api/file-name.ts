const longest = 120

/**
 * Makes a file name safe for links, headers and folder listings. The result has no path, no characters with a meaning
 * on some system, and no characters that make `fdp.exe` look like `exe.pdf`. If nothing is left, it is `file`.
 */
export function cleanFileName(name: string): string {
  const cleaned = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    // Control and format characters: line breaks, NUL, and the characters that turn the reading direction.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%;]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return shorten(cleaned) || 'file'
}

/** Cuts a long name before its extension, which says what the file is. */
function shorten(name: string): string {
  if (name.length <= longest) return name
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, longest - extension.length) + extension
}
