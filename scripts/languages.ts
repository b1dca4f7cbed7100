/** The languages that the library ships in addition to English. Their catalogues are in `src/core/text/messages/`. */
export const languages = ['ar', 'de', 'es', 'fr'] as const
