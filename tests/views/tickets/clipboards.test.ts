/** What programs put on a clipboard, or let be dragged: in a field, text is text, and a picture alone or files are attached. */
import '../../elements/signed-in'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { changeDraft, draftOf } from '../../../src/core/index'
import { draw, settle, show, until } from '../../elements/page'
import { all, type Field, fieldOf, find } from '../../elements/person'
import { sampleOf } from '../../trials'

const drafts = { 'cp-raise-ticket': 'ticket', 'cp-ticket ticket-id="TKT-M4XQ72PD"': 'ticket/TKT-M4XQ72PD' }
afterEach(() => {
  for (const draft of Object.values(drafts)) changeDraft(draft, { subject: '', message: '', files: [] })
})

interface Carried {
  text?: string
  html?: string
  link?: string
  files?: readonly (readonly [name: string, type: string])[]
}

const picture = [['image.png', 'image/png']] as const
const table = '<html><style>td{color:red}</style><table><tr><td>Paid</td><td>12.50</td></tr></table></html>'
const image = (address: string) => `<meta charset='utf-8'><img src="${address}" alt="A kitchen"/>`
const web = 'https://example.com/kitchen.png'

const asText: Record<string, Carried> = {
  'cells of Excel': { text: 'Paid\t12.50\r\n', html: table, files: picture },
  'a cell of Excel with an address': { text: 'https://example.com\r\n', html: table, files: picture },
  'a cell of Excel with a time': { text: '12:30', html: table, files: picture },
  'a cell of Excel with the name of its picture': { text: 'image', html: table, files: picture },
  'a paragraph of Word': { text: 'As agreed', html: '<p class=MsoNormal>As agreed</p>', files: picture },
  'Word, with a picture among the text': {
    text: 'As agreed',
    html: `<p>As agreed</p>${image('file:///C:/a.png')}`,
    files: picture,
  },
  'cells of Numbers': { text: 'Paid\t12.50', html: table, files: [['image.tiff', 'image/tiff']] },
  'a message of a mail program': {
    text: 'Dear Ada,\nthe plan.',
    html: '<div>Dear Ada,</div>',
    files: picture,
  },
  'a message with two pictures': { text: 'Dear Ada', files: [...picture, ['logo.gif', 'image/gif']] },
  'a note that ends with the name of a picture': { text: 'See kitchen.png', files: picture },
  'a link with a file made for it': {
    text: 'https://example.com/a',
    link: 'https://example.com/a',
    files: [['Example.url', '']],
  },
  'a link with a file made for it, on a Mac': {
    text: 'https://example.com/a',
    files: [['Example.webloc', '']],
  },
}

const texts = Object.entries(asText)

const asFiles: Record<string, Carried> = {
  'a screenshot': { files: picture },
  'an image, copied in Chromium': { html: image(web), files: picture },
  'an image, copied in Firefox': { text: web, html: image(web), files: [['kitchen.png', 'image/png']] },
  'an image, copied in Safari': {
    text: 'https://example.com/?id=7',
    link: 'https://example.com/?id=7',
    files: picture,
  },
  'an image of a script': {
    text: 'blob:https://example.com/7',
    html: image('blob:https://example.com/7'),
    files: picture,
  },
  'an image in a link': {
    text: 'https://example.com/a',
    html: `<a href="/a">${image(web)}</a>`,
    files: picture,
  },
  'a picture of Word': { text: ' \r\n', html: `<p>${image('file:///C:/a.png')}</p>`, files: picture },
  'a picture, copied in the Finder': { text: 'kitchen.png', files: [['kitchen.png', 'image/png']] },
  'a picture, with its ending hidden': { text: 'kitchen', files: [['kitchen.png', 'image/png']] },
  'a picture, with its name in decomposed letters': {
    text: 'Küche.png',
    files: [['Ku\u0308che.png', 'image/png']],
  },
  'two pictures, copied in the Finder': {
    text: 'a.png\rb.png',
    files: [
      ['a.png', 'image/png'],
      ['b.png', 'image/png'],
    ],
  },
  'a picture, with its path': { text: '/home/ada/kitchen.png', files: [['kitchen.png', 'image/png']] },
  'a picture, with its address on the disk': {
    text: 'file:///home/ada/my%20kitchen.png',
    files: [['my kitchen.png', 'image/png']],
  },
  'a document': { text: 'plan.pdf', files: [['plan.pdf', 'application/pdf']] },
  'a document beside an address of it': {
    text: 'https://example.com/7',
    files: [['plan.pdf', 'application/pdf']],
  },
  'a mail, dragged from the list of them': {
    text: 'From Ada\tThe plan',
    files: [['The plan.eml', 'message/rfc822']],
  },
  'a document and a picture': { text: 'Both', files: [['plan.pdf', 'application/pdf'], ...picture] },
}

function carry({ text, html, link, files = [] }: Carried): DataTransfer {
  const data = new DataTransfer()
  if (text) data.setData('text/plain', text)
  if (html) data.setData('text/html', html)
  if (link) data.setData('text/uri-list', link)
  for (const [name, type] of files) data.items.add(new File([name], name, { type }))
  return data
}

const ways = {
  pasted: (data: DataTransfer) =>
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true, clipboardData: data }),
  dropped: (data: DataTransfer) =>
    new DragEvent('drop', { bubbles: true, cancelable: true, composed: true, dataTransfer: data }),
}

const attached = (element: Element) =>
  all(element, '[aria-label^="Remove "]').map((button) => button.ariaLabel?.replace('Remove ', ''))

/** Opens a form, and gives its field when it follows what is written: a moment after it is drawn. */
async function open(html: string, label: string) {
  const element = show(html)
  await until(() => fieldOf(element, label))
  await draw()
  return { element, field: fieldOf(element, label) }
}

const fields = [
  ['cp-raise-ticket', 'Subject'],
  ['cp-ticket ticket-id="TKT-M4XQ72PD"', 'Message'],
] as const

describe.each(fields)('in <%s>, the field "%s"', (html, label) => {
  describe.each(Object.entries(ways))('%s there', (way, event) => {
    /** @returns whether the browser is left to put in the text. */
    const give = (field: Field, carried: Carried) => field.dispatchEvent(event(carry(carried)))

    test('text is put in, whatever stands beside it', async () => {
      const { element, field } = await open(html, label)
      const isPutIn = ([, carried]: (typeof texts)[number]) =>
        give(field, carried)
          ? way === 'pasted'
          : field.value.includes(carried.text?.split('\n').at(-1) ?? '-')
      expect(texts.filter(isPutIn)).toEqual(texts)
      await settle()
      expect(attached(element)).toEqual([])
      const { subject, message } = draftOf(drafts[html]).get()
      expect(subject || message).toBe(field.value)
    })

    test.each(sampleOf(Object.entries(asFiles), 3))('%s is attached', async (_, carried) => {
      const { element, field } = await open(html, label)
      expect(give(field, carried)).toBe(false)
      await until(() => expect(attached(element)).toEqual(carried.files?.map(([name]) => name)))
    })
  })
})

test('where no text can stand, a picture of it is attached', async () => {
  const { element } = await open('cp-raise-ticket', 'Subject')
  const zone = find(element, 'input[type=file]')
  zone.dispatchEvent(ways.pasted(carry(asText['cells of Excel'] ?? {})))
  await until(() => expect(attached(element)).toEqual(['image.png']))
})

test('text alone, and a link, are the browser’s', async () => {
  const { element, field } = await open('cp-raise-ticket', 'Subject')
  for (const carried of [{ text: 'Hello' }, { text: web, link: web }, { html: table }])
    for (const event of Object.values(ways)) expect(field.dispatchEvent(event(carry(carried)))).toBe(true)
  expect(attached(element)).toEqual([])
})

test('what is dropped takes the place of nothing that is written', async () => {
  const { field } = await open('cp-raise-ticket', 'Subject')
  await userEvent.fill(field, 'See ')
  field.select()
  field.dispatchEvent(ways.dropped(carry(asText['a link with a file made for it'] ?? {})))
  expect(field.value).toBe('See https://example.com/a')
})
