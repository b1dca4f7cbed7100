/** Tests in jsdom and happy-dom, in which hosts test their pages: they have no layout, no states and few dialogs. */
import { expect, test, vi } from 'vitest'
import { type Tag, tags } from '../../src/elements/elements'

/** What a host's test reads in each element; `null` for those that show no text. */
const texts: Record<Tag, string | null> = {
  'cp-config': null,
  'cp-portal': 'Hello, Ada Lovelace!',
  'cp-login': 'You are logged in as Ada Lovelace.',
  'cp-forgot-password': 'Send Email',
  'cp-reset-password': 'This link is not complete.',
  'cp-dashboard': 'Website relaunch',
  'cp-summary': 'Total Projects12',
  'cp-consultant': 'Maya Okafor',
  'cp-projects': 'Website relaunch',
  'cp-project': 'Website relaunch',
  'cp-project-updates': 'Please approve the home page',
  'cp-milestones': 'Launch',
  'cp-files': 'Home page, final design',
  'cp-payments': '#PAY-450211',
  'cp-tickets': 'TKT-',
  'cp-raise-ticket': 'Describe your issue',
  'cp-ticket': 'Ticket not found',
  'cp-search': 'K',
  'cp-notifications': null,
  'cp-account': 'A',
  'cp-avatar': null,
  'cp-meetings': 'No meetings scheduled yet!',
  'cp-attention': 'Please approve the home page',
}

/** Loads a built entry, as the host's own import does. */
const load = (name: string) =>
  import(/* @vite-ignore */ new URL(`../../dist/${name}.js`, import.meta.url).href)

const until = (check: () => unknown) => vi.waitFor(check, 10_000)

/** Mounts every element of the package, beside its sandbox. */
export function testEveryElement(): void {
  const errors = vi.spyOn(console, 'error')
  vi.spyOn(console, 'info').mockImplementation(() => {})

  const open = async (tag: Tag, text: string | null) => {
    document.body.innerHTML = `<${tag} service-id="project-website-relaunch" ticket-id="TKT-NONE"></${tag}>`
    const { shadowRoot = null } = document.body.firstElementChild ?? {}
    if (text !== null) await until(() => expect(shadowRoot?.textContent).toContain(text))
    return shadowRoot
  }

  test('every element can be defined and mounted, and shows what it can', async () => {
    await load('sandbox')
    const { defineElements }: typeof import('../../src/elements/index') = await load('index')
    await defineElements()
    for (const tag of tags) {
      await open(tag, texts[tag])
      expect(errors.mock.calls, tag).toEqual([])
    }
  })

  test('a dialog opens, and a toast appears', async () => {
    const root = await open('cp-dashboard', 'Add Services')
    const button = Array.from(root?.querySelectorAll('button') ?? []).find(
      ({ textContent }) => textContent === 'Add Services',
    )
    button?.click()
    await until(() => expect(root?.querySelector('dialog')?.hasAttribute('open')).toBe(true))
    const login = await open('cp-forgot-password', 'Send Email')
    const field = login?.querySelector('input')
    if (field) field.value = 'client@example.com'
    login?.querySelector('form')?.requestSubmit()
    await until(() =>
      expect(document.querySelector('cp-toaster')?.shadowRoot?.textContent).toContain(
        'A password reset link has been sent',
      ),
    )
    document.body.replaceChildren()
    // The toast is still to be read, and with it the toaster leaves.
    await until(() => expect(document.querySelector('cp-toaster')).not.toBe(null))
    await until(() => expect(document.querySelector('cp-toaster')).toBe(null))
    expect(errors.mock.calls).toEqual([])
  })
}
