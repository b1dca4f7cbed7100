export default defineEventHandler(async (event) => {
  setHeader(event, 'Cache-Control', 'no-store')
  const { clientId } = (await sessionOf(event)).data
  // `null` while nobody is signed in.
  return { token: clientId ? await issueToken(clientId, useRuntimeConfig(event).portalSecret) : null }
})
