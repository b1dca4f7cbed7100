/** The endings of files' names. Not every dot begins one: people write "Contract v2.1", "Offer 12.11.2026" and "St. Gallen". */

/** Endings that count wherever a name has one. Any other counts if the file's address has it, too. */
const known =
  /\.(pdf|docx?|docm|xlsx?|xlsm|pptx?|od[tsp]|rtf|txt|md|csv|json|xml|html?|pages|numbers|key|epub|jpe?g|png|gif|webp|avif|hei[cf]|svg|tiff?|bmp|psd|mp[34]|m4[av]|wav|mov|avi|mkv|webm|zip|7z|rar|t?gz|eml|msg|ics|vcf|dwg)$/i

/** Programs, and not people, write the names in addresses. The ending of a server's script, or a version, says nothing of a file. */
const inAddresses =
  /[^.]\.(?!php|aspx?|ashx|axd|jsp|cgi|cfm|do$|action|dll|pl$|py$|svc|v\d)(7z|[a-z][a-z\d]{1,5})$/i

/**
 * The ending of a file, in small letters and without its dot; '' if nobody knows.
 * @param name as people write it.
 * @param address the name at the end of the file's address.
 */
export const fileEnding = (name: string, address: string): string =>
  (known.exec(name.trim()) ?? inAddresses.exec(address))?.[1]?.toLowerCase() ?? ''

/** The name under which a file is saved. A name that is an ending alone, such as ".pdf", gets it once more: it would be hidden. */
export function withEnding(name: string, ending: string): string {
  if (!ending) return name
  const base = name.trim().replace(/^\.+/, '')
  return base.toLowerCase().endsWith(`.${ending}`) ? base : `${base}.${ending}`
}
