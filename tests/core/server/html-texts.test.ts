/** A host says that its server keeps texts as HTML: the elements then have the text of it, everywhere. */
import { expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { look, openSignedIn, openWithToken } from '../portal'
import { stopTimeInTests, until } from '../server'

stopTimeInTests()

const payment = {
  ...{
    id: 'p&amp;1',
    paymentId: 'PAY-1',
    receivedPaymentId: 'R&amp;D',
    receivedAmount: 12,
    receivedDate: '',
  },
  ...{
    createdAt: '',
    description: '<p>Logo &amp; <b>site</b></p><p>Part&nbsp;1</p>',
    invoicePath: '/i?a=1&amp;b=2',
  },
  order: 'Tom&#39;s <i>order</i>',
}
const ticket = {
  ...{ ticketId: 'T1', subject: 'It&#39;s here', status: 'Open', createdAt: '' },
  messages: [
    {
      message: 'Hi<br>Ada',
      messageFrom: 'Tom &amp; Co',
      messageFromUserType: 'Staff',
      date: '',
      attachments: ['/a?b=1&amp;c=2'],
    },
  ],
}
const rules = {
  payments: answer({ success: true, data: [payment] }),
  tickets: answer({ success: true, data: [ticket] }),
}

test('texts are read as HTML, and nothing else is: no id, no address', async () => {
  const { $payments, $tickets } = await openWithToken({ rules, settings: { texts: 'html' } })
  const stop = [await look($payments), await look($tickets)]
  expect($payments.get()).toMatchObject({
    data: [
      {
        ...{ id: 'p&amp;1', receivedPaymentId: 'R&D', invoicePath: '/i?a=1&amp;b=2' },
        description: 'Logo & site\n\nPart\u00a01',
      },
    ],
  })
  expect($tickets.get()).toMatchObject({
    data: [
      {
        subject: "It's here",
        messages: [{ message: 'Hi\nAda', messageFrom: 'Tom & Co', attachments: ['/a?b=1&amp;c=2'] }],
      },
    ],
  })
  for (const each of stop) each()
})

test('a field beside the contract, too', async () => {
  const { $payments } = await openWithToken({ rules, settings: { texts: 'html' } })
  await look($payments)
  const { readField } = await import('../../../src/core/fields/own-fields')
  const [row] = Object($payments.get()).data
  expect(readField(row, 'order', 'text')).toBe("Tom's order")
})

test('by default they are as they come; when a host says otherwise, they are asked for again', async () => {
  const { $payments, configure } = await openSignedIn({ rules })
  const said = () => Object($payments.get()).data?.[0]?.description
  await look($payments)
  expect(said()).toBe(payment.description)
  configure({ texts: 'html' })
  await until(() => expect(said()).toBe('Logo & site\n\nPart\u00a01'))
  configure({ texts: undefined })
  await until(() => expect(said()).toBe(payment.description))
})
