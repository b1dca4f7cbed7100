const languageOf = (tag) => tag.split('-')[0]

/** The first of the browser's languages that a page has, as the page names it: `de` for `de-AT`. */
export const browserLanguage = (tags) =>
  navigator.languages.flatMap((wanted) => tags.filter((tag) => languageOf(tag) === languageOf(wanted)))[0]
