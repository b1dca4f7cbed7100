/** The invoice of a payment: where its link leads, where there is none, and what it is called. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { configure } from '../../../src/core/index'
import { signInAs, stage } from '../../elements/page'
import { all, control, open, reads } from '../../elements/person'
import { respond } from '../../elements/server'

const today = new Date().toISOString().slice(0, 10)

function serve(...invoicePaths: (string | undefined)[]) {
  const payments = invoicePaths.map((invoicePath, index) => ({
    id: `p${index}`,
    paymentId: `PAY-${index}`,
    receivedDate: today,
    receivedAmount: 100,
    description: 'Half in advance',
    createdAt: today,
    invoicePath,
  }))
  respond({ payments, servicePayments: payments, service: { _id: 'a', serviceName: 'Relaunch' } })
  respond({ serviceUpdates: [], milestones: [], files: [] })
}

const invoices = (element: Element) =>
  all(element, 'a').filter(({ textContent }) => textContent === 'Invoice')

test.each([
  ['a path of the API', '/files/1.pdf?signature=x', '/files/1.pdf?signature=x'],
  ['an address by https', 'https://bills.example.com/1', 'https://bills.example.com/1'],
  [
    'an address of this machine, as in the sandbox',
    `${location.origin}/sandbox-files/1.pdf`,
    '/sandbox-files/1.pdf',
  ],
  ['an address without TLS', 'http://bills.example.com/1', undefined],
  ['a script', 'javascript:alert(1)', undefined],
  ['a host without a scheme', '//bills.example.com/1', undefined],
  ['a host in disguise', '/\\bills.example.com/1', undefined],
  ['nothing', undefined, undefined],
  ['an empty text', '', undefined],
])('the invoicePath of a payment is %s', async (_, invoicePath, href) => {
  serve(invoicePath)
  const element = await open('cp-payments', '#PAY-0')
  const expected = href && new URL(href, location.href).href
  expect(invoices(element).map((link) => link.href)).toEqual(expected ? [expected] : [])
})

test('a path stands below the origin of the API, as files do', async () => {
  configure({ apiUrl: 'https://api.example.com/api/v1' })
  await signInAs()
  serve('/files/1.pdf')
  const element = await open('cp-payments', '#PAY-0')
  expect(invoices(element).map(({ href }) => href)).toEqual(['https://api.example.com/files/1.pdf'])
})

test.each(['<cp-payments></cp-payments>', '<cp-payments variant="recent"></cp-payments>'])(
  '%s has a link for each payment that has one, named after the payment, in a new tab',
  async (html) => {
    serve('/files/0.pdf', undefined, '/files/2.pdf')
    const element = await open(html, '#PAY-2')
    const links = invoices(element).map(({ target, rel, ariaLabel }) => ({ target, rel, ariaLabel }))
    const opens = { target: '_blank', rel: 'noopener noreferrer' }
    expect(links).toEqual([
      { ...opens, ariaLabel: 'Invoice for #PAY-0' },
      { ...opens, ariaLabel: 'Invoice for #PAY-2' },
    ])
  },
)

test('a project has each invoice once: its story does not repeat them', async () => {
  serve('/files/0.pdf', undefined)
  const element = await open('cp-project service-id="a"', 'The whole story')
  control(element, /^The whole story/).click()
  await reads(element, /Payment received/)
  expect(invoices(element)).toHaveLength(1)
})

test.each([360, 1280])('at %i px the link is seen, in its row and in its frame', async (width) => {
  stage.style.inlineSize = `${width}px`
  serve('/files/0.pdf')
  const element = await open('cp-payments', 'Invoice')
  const frame = element.getBoundingClientRect()
  const link = control(element, 'Invoice for #PAY-0')
  const row = link.closest('tr')?.getBoundingClientRect()
  const { left, right, top, bottom } = link.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(frame.left)
  expect(right).toBeLessThanOrEqual(frame.right)
  expect(top).toBeGreaterThanOrEqual(row?.top ?? Infinity)
  expect(bottom).toBeLessThanOrEqual(row?.bottom ?? -Infinity)
  expect(element.scrollWidth).toBeLessThanOrEqual(width)
})
