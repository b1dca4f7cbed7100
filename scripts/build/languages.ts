/** The languages that the library ships in addition to English. Their catalogues are in `src/core/text/messages/`. */
export const languages = ['ar', 'de', 'es', 'fr', 'nl', 'pl', 'pt-BR'] as const

/** Variants of a language, in the same folder. A catalogue of one has only the texts that differ. */
export const variants = ['en-x-plain'] as const

/** Every catalogue. Each is built as a file of its own. */
export const catalogues = [...languages, ...variants].toSorted()

/** Their sources, by the paths of what is built of them. */
export const messages = Object.fromEntries(
  catalogues.map((name) => [`messages/${name}`, `src/core/text/messages/${name}.ts`]),
)
