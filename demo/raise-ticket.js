/**
 * Raises a ticket as the client who is signed in: with the token and the profile that the elements have stored.
 * @throws an error with the server's own sentence
 */
export async function raiseTicket(subject, message) {
  const token = localStorage.getItem('client-portal:token')
  const { _id } = JSON.parse(localStorage.getItem('client-portal:user') ?? '{}')
  const form = new FormData()
  form.set('subject', subject)
  form.set('message', message)
  const response = await fetch(`/api/v1/support/client/createTicket/${_id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message)
}
