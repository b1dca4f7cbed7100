/** Lets a reader ask each call: the forms of the page ask the server that the page has inside. */
import { createAsking } from './api/asking.ts'
import type { PageServer } from './api/server.ts'

/** One for all calls, so that what one has changed is there for the next. */
let server: Promise<PageServer> | undefined

/** @throws what a reader is told if it can't be loaded */
async function openServer(): Promise<PageServer> {
  server ??= import('./api/server.ts').then(({ createPageServer }) => createPageServer())
  try {
    return await server
  } catch {
    server = undefined
    throw new Error('The server of this page could not be loaded. Check your connection, then ask again.')
  }
}

const forms = document.querySelectorAll<HTMLFormElement>('form[data-call]')
const askings = Array.from(forms, (form) => createAsking(form, openServer))

document.querySelector('#begin-anew')?.addEventListener('click', () => {
  server = undefined
  for (const asking of askings) asking.clear()
  const told = document.querySelector('#begun')
  if (told) told.textContent = 'Begun anew: what you asked and changed is gone.'
})
