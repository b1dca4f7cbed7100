declare const __CP_VERSION__: string | undefined

/** This copy's version, as in package.json. */
export const version = typeof __CP_VERSION__ === 'string' ? __CP_VERSION__ : 'development'
