/**
 * The data that the server sends: the entities of the specification's section 3 and the answers of its
 * section 7. The schemas are strict; core reads answers with {@link lenient}. Core's own files import the
 * single files of this folder, so that a page loads only the entities that it needs.
 */
export * from './answers'
export * from './consultant'
export * from './file'
export * from './lenient'
export * from './notification'
export * from './payment'
export * from './project'
export * from './ticket'
export * from './user'
