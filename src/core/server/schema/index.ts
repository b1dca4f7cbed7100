/**
 * The entities that the server sends, of the specification's section 3. Core reads them by a {@link reader}. Core's own
 * files import the single files of this folder, so that a page loads only the entities that it needs.
 */
export * from './device-name'
export * from './entities'
export * from './entities/colleagues'
export * from './entities/consultant'
export * from './entities/file'
export * from './entities/notification'
export * from './entities/payment'
export * from './entities/project'
export * from './entities/security'
export * from './entities/ticket'
export * from './entities/user'
export * from './lacking'
export * from './news'
export * from './optional'
export * from './read'
export * from './reads'
export * from './shape'
export * from './statuses'
