$('form').on('submit', async (event) => {
  event.preventDefault()
  const answer = await fetch('/hosts/bootstrap/login', { method: 'POST', body: new FormData(event.target) })
  if (!answer.ok) {
    const { message } = await answer.json()
    return $('[role=alert]').text(message).removeClass('d-none')
  }
  // Back to where the client came from, but only on this site.
  const back = new URL(new URLSearchParams(location.search).get('back') ?? 'account', location.href)
  location.assign(back.origin === location.origin ? back : 'account')
})
