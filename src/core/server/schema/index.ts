/**
 * What the server says: the entities of the specification's section 3 and the answers of its section 7. The schemas
 * are strict; the client reads by {@link lenient}. Core's own files import the entity they need by its file, so that
 * a page loads no other.
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
