/** Helpers that write Markdown. */

export const code = (text: string) => `\`${text}\``

/** The first row is the head. */
export const table = (...rows: string[][]) =>
  [rows[0] ?? [], (rows[0] ?? []).map(() => '---'), ...rows.slice(1)]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

export const fence = (language: string, text: string) => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``
