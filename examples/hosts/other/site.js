import './portal.js'
import { refreshSession } from 'client-portal-elements/light'
import { Component } from './component.js'
import { followAddress, goTo } from './router.js'

class Account extends Component {
  static template = `<main>
    <h1>Your account</h1>
    <cp-projects page-size="5"></cp-projects>
    <cp-payments variant="recent"></cp-payments>
  </main>`
}

class Project extends Component {
  static template = '<main><cp-project></cp-project></main>'

  set serviceId(id) {
    this.find('cp-project').serviceId = id
  }
}

class Portal extends Component {
  static template = '<cp-portal base="/portal"></cp-portal>'
}

class Login extends Component {
  static template = `<main>
    <h1>Sign in</h1>
    <form>
      <label>Email <input name="email" type="email" autocomplete="username" required /></label>
      <label>Password <input name="password" type="password" autocomplete="current-password" required /></label>
      <button>Sign in</button>
      <p role="alert"></p>
    </form>
  </main>`

  connectedCallback() {
    this.find('form').onsubmit = async (event) => {
      event.preventDefault()
      const answer = await fetch('/login', { method: 'POST', body: new FormData(event.target) })
      await answer.body?.cancel()
      if (!answer.ok) {
        this.find('[role=alert]').textContent = 'The email or the password is not right.'
        return
      }
      await refreshSession() // the elements ask `getToken` again
      goTo('/account')
    }
  }
}

class App extends Component {
  static template = `
    <header>
      <nav><a href="/account">Account</a> <a href="/portal">Portal</a></nav>
      <cp-notifications></cp-notifications>
      <output></output>
    </header>
    <div></div>`

  connectedCallback() {
    const unread = this.find('output')
    const bell = this.find('cp-notifications')
    bell.addEventListener('cp-notifications-change', (event) => {
      unread.value = `${event.detail.total} unread`
    })
    bell.addEventListener('cp-state-change', (event) => {
      if (event.detail.state === 'signed-out') unread.value = ''
    })
    this.find('nav').onclick = (event) => {
      if (!event.target.href || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      goTo(event.target.href)
    }
    followAddress((tag, properties) => {
      const outlet = this.find('div')
      if (outlet.firstChild?.localName !== tag) outlet.replaceChildren(document.createElement(tag))
      Object.assign(outlet.firstChild, properties)
    })
  }
}

const components = {
  'site-account': Account,
  'site-project': Project,
  'site-portal': Portal,
  'site-login': Login,
  'site-app': App,
}
for (const [tag, component] of Object.entries(components)) customElements.define(tag, component)
