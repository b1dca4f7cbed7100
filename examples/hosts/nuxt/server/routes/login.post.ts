export default defineEventHandler(async (event) => {
  const { email, password } = await readBody<Record<string, unknown>>(event)
  const clientId = await findClient(`${email}`, `${password}`)
  if (clientId) await (await sessionOf(event)).update({ clientId })
  return { ok: clientId !== undefined }
})
