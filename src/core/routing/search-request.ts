import { atom } from 'nanostores'

/**
 * The words that a list does not have, and for which it asks the search over everything; `''` for none. A search listens, if there is
 * one on the page.
 */
export const $searchRequest = atom('')
