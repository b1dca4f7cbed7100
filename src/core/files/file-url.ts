import { baseUrl } from '../page/browser'
import { namesUser } from '../page/safe-path'
import { $settings } from '../settings/config'

/** The full address of a file from the server; `null` if it must not be followed: neither http nor https, or with a user. */
export function fileUrl(path: string): string | null {
  const base = new URL($settings.get().apiUrl, baseUrl())
  if (path === '' || !URL.canParse(path, base.href)) return null
  const url = new URL(path, base)
  return /^https?:$/.test(url.protocol) && !namesUser(url) ? url.href : null
}
