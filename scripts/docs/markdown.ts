/** Helpers that write Markdown. */

export const code = (text: string) => `\`${text}\``

/** The first row is the head. */
export const table = (...rows: string[][]) =>
  [rows[0] ?? [], (rows[0] ?? []).map(() => '---'), ...rows.slice(1)]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

export const fence = (language: string, text: string) => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``

/** Tables with headings, and before them a line that leads to each. */
export function sectioned(sections: readonly (readonly [title: string, table: string])[]): string {
  const jumps = sections.map(([title]) => `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`)
  return [jumps.join(' · '), ...sections.flatMap(([title, text]) => [`## ${title}`, text])].join('\n\n')
}
