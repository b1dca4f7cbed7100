import { fail, redirect } from '@sveltejs/kit'
import { findClient } from '$lib/server/clients'
import { beginSession } from '$lib/server/session'
import type { Actions } from './$types'

export const actions: Actions = {
  default: async ({ request, cookies }) => {
    const form = await request.formData()
    const clientId = await findClient(`${form.get('email')}`, `${form.get('password')}`)
    if (!clientId) return fail(400, { message: 'The email or the password is not right.' })
    await beginSession(cookies, clientId)
    redirect(303, '/account')
  },
}
