/** The languages that the library ships beside English: each has a catalogue in `src/core/text/messages/`. */
export const languages = ['ar', 'de', 'es', 'fr'] as const
