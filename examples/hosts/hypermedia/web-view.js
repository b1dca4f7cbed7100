import { configure, refreshSession } from 'client-portal-elements/light/loader'

/** Asks the app. On iOS the answer is a promise, on Android a text. */
const askApp = async (question) =>
  window.webkit?.messageHandlers.portal
    ? window.webkit.messageHandlers.portal.postMessage(question)
    : window.PortalApp.ask(question)

configure({
  apiUrl: document.documentElement.dataset.portalApi,
  routes: { login: '/app/login' },
  // Nothing, or an empty text, while nobody is signed in.
  getToken: async () => (await askApp('token')) || null,
  signOut: () => askApp('signOut'),
})

// The app calls it at Back: closes what is open on top, and says whether there was something.
window.portalBack = () => {
  const { shadowRoot } = document.querySelector('cp-portal')
  const open = [...shadowRoot.querySelectorAll(':popover-open, dialog[open]')].at(-1)
  if (open?.localName === 'dialog') {
    // As Escape does: the dialog may ask first.
    if (open.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close()
  } else open?.hidePopover()
  return Boolean(open)
}

// The app calls it when somebody has signed in or out.
window.portalChanged = () => void refreshSession()
