/**
 * The entities that the server sends, of the specification's section 3. Core reads them by a {@link reader}. Core's own
 * files import the single files of this folder, so that a page loads only the entities that it needs.
 */
export * from './consultant'
export * from './entities'
export * from './file'
export * from './lacking'
export * from './news'
export * from './notification'
export * from './optional'
export * from './payment'
export * from './project'
export * from './read'
export * from './reads'
export * from './shape'
export * from './statuses'
export * from './ticket'
export * from './user'
