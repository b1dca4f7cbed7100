import { atom } from 'nanostores'

/** The words for which a view of the portal asks its search over everything, as a list does that does not have them; `''` for none. */
export const $searchRequest = atom('')
