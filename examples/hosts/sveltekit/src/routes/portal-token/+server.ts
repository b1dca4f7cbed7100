import { json } from '@sveltejs/kit'
import { tokenOf } from '$lib/server/session'
import type { RequestHandler } from './$types'

export const GET: RequestHandler = async ({ cookies }) =>
  json({ token: await tokenOf(cookies) }, { headers: { 'Cache-Control': 'no-store' } })
