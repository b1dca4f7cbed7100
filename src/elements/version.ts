declare const __CP_VERSION__: string | undefined

/** The version of this copy of the library, as in package.json; on Preact with `+light`. */
export const version = typeof __CP_VERSION__ === 'string' ? __CP_VERSION__ : 'development'
