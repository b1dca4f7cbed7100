export default defineEventHandler(async (event) => {
  await (await sessionOf(event)).clear()
  return null
})
