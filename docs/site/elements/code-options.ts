import type { Tag } from '../../../src/elements/elements'
import type { CodeOptions } from '../code/code.ts'

/** The settings in an element's code: what it can't do without. */
export function codeOptions(tag: Tag): CodeOptions {
  // It asks no server, or is the settings itself.
  if (tag === 'cp-avatar' || tag === 'cp-config') return {}
  return { settings: { apiUrl: '/api/v1', ...(tag !== 'cp-portal' && { portalUrl: '/account' }) } }
}
