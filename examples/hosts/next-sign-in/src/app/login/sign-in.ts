'use server'
import { findClient } from '../clients'
import { beginSession } from '../session'

/** @returns whether the client is signed in now */
export async function signIn(form: FormData): Promise<boolean> {
  const clientId = await findClient(`${form.get('email')}`, `${form.get('password')}`)
  if (clientId) await beginSession(clientId)
  return clientId !== undefined
}
