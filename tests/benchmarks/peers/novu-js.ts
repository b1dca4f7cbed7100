/** The bell of Novu without React. */
import { NovuUI } from '@novu/js/ui'

const ui = new NovuUI({
  options: {
    applicationIdentifier: 'portal',
    subscriber: 'ada',
    backendUrl: `${location.origin}/services/novu`,
    socketUrl: `${location.origin}/services/novu`,
  },
})
ui.mountComponent({
  name: 'Inbox',
  element: document.body.appendChild(document.createElement('div')),
  props: {},
})
