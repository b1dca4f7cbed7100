/**
 * One function for each call of the specification's section 7, and nothing else. Core's own files import the
 * single files of this folder, so that a page loads only the calls that it needs.
 */
export * from './account/colleagues'
export * from './account/mails'
export * from './account/own-data'
export * from './account/profile'
export * from './consultant'
export * from './files'
export * from './notifications'
export * from './payments'
export * from './projects'
export * from './rating/rating'
export * from './search/search'
export * from './security'
export * from './session'
export * from './sign-in'
export * from './tickets'
export * from './ways'
export * from './with-files'
