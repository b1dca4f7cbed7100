/** A portal whose server has all ways to sign in. */
import { answer, type Rule } from '../../../../server/api/intercept'
import type { SettingsInput } from '../../../../src/core/index'
import { openPortal, type PortalOptions } from '../../portal'
import type { createServer } from '../../server'

const ways = { signInWays: ['link', 'password', 'passkey'] } satisfies SettingsInput

export const openWithWays = ({ settings, ...options }: PortalOptions = {}) =>
  openPortal({ ...options, settings: { ...ways, ...settings } })

/** Answers as if Ada had signed in. @param more What stands beside the token, such as `trust`. */
export async function adaSignedIn(
  server: ReturnType<typeof createServer>,
  more: Record<string, unknown> = {},
): Promise<Rule> {
  const { user, token } = await server.signIn()
  return answer({
    success: true,
    data: { user, token, ...more },
    optional: ['logout', 'security', 'changePassword', 'passkeys', 'secondStep', 'endSessions'],
  })
}

/** Takes the mail to be on its way. */
export const sent = (request = 'request-1'): Rule => answer({ success: true, data: { request } })

/** The server asks for a second step. */
export const halfDone = (more: Record<string, unknown> = {}): Rule =>
  answer({ success: true, data: { secondStep: { step: 'step-1', ways: ['totp', 'recovery'], ...more } } })
