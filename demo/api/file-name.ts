const longest = 120

/**
 * A file name as it may stand in a link, a header and a folder listing: without a path, without characters that
 * some system gives a meaning, and without those that make `fdp.exe` look like `exe.pdf`.
 */
export function cleanFileName(name: string): string {
  const cleaned = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    // Control and format characters: line breaks, NUL, and the ones that turn the reading direction.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%;]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return shorten(cleaned) || 'file'
}

/** Cut before its extension, which says what the file is. */
function shorten(name: string): string {
  if (name.length <= longest) return name
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, longest - extension.length) + extension
}
