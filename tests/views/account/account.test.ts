/** What clients set about themselves: on a page of the portal, and in a dialog elsewhere. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, fail } from '../../../server/api/intercept'
import { configure, signOut } from '../../../src/core/index'
import { endSession } from '../../../src/core/session/session'
import { defineElements } from '../../../src/elements/index'
import { draw, show, signInAs, stage, toasts, until } from '../../elements/page'
import {
  all,
  choose,
  control,
  fieldOf,
  find,
  focusedIn,
  press,
  reads,
  textOf,
  textsOf,
  typeInto,
} from '../../elements/person'
import { adasHostToken, count, hold, rules, serve } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-portal', 'cp-account'] }))

/** The bodies of the requests that change something. */
let sent: unknown[] = []
/** Whether the latest of them is called off. */
let isAborted = () => false

beforeEach(async () => {
  sent = []
  configure({
    fetch: (input, init) => {
      const isChange = /\/change(Profile|Photo)\//.test(String(input))
      if (isChange) sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body)
      if (isChange) isAborted = () => init?.signal?.aborted === true
      return serve(input, init)
    },
  })
  await signInAs()
})

// A sign-out leaves it.
afterEach(() => localStorage.removeItem('client-portal:locale'))

async function openPage() {
  history.replaceState(null, '', '/account/account')
  const portal = show('cp-portal base="/account"')
  await reads(portal, 'Lovelace Instruments')
  return portal
}

/** What is announced is all that a page knows of the server. */
async function signInWith(optional: string[], profile: object = {}) {
  signOut()
  const { token, clientId } = await adasHostToken()
  const user = { _id: clientId, name: 'Ada Lovelace', email: 'client@example.com', ...profile }
  rules.login = answer({ success: true, data: { token, user }, optional })
  rules.profile = answer({ success: true, data: user })
  rules.checkSession = answer({ success: true })
  await signInAs()
}

const headings = (element: Element) => textsOf(element, 'h1,h2,h3')

describe('the way there', () => {
  test('is a link of the account menu where a page shows it, else a dialog', async () => {
    const portal = await openPage()
    const parts = ['Account', 'Profile', 'Colleagues', 'Mails', 'Your data', 'Erase my account']
    await until(() => expect(headings(portal)).toEqual([...parts, 'Security']))
    configure({ portalUrl: '' })
    const account = show('cp-account')
    await press(account, /account/i)
    await press(account, 'Account', '[role=menuitem]')
    await reads(account, 'Lovelace Instruments')
    expect(all(account, 'dialog[open]')).toHaveLength(1)
    await until(() => expect(headings(account)).toEqual(parts))
  })

  test('is not there at a server that announces none of it', async () => {
    await signInWith(['logout', 'changePassword'])
    history.replaceState(null, '', '/account/account')
    const portal = show('cp-portal base="/account"')
    await reads(portal, 'Page not found')
    await press(portal, /account/i)
    await until(() => expect(textsOf(portal, '[role=menuitem]')).toEqual(['Security', 'Log out']))
  })
})

test('what the client can not change is shown, and not edited', async () => {
  const role = { id: 'look', name: 'Can only look' }
  const own = { phone: '030 12', timeZone: 'Asia/Tokyo', language: 'de', editable: ['timeZone', 'email'] }
  const profile = { ...own, role }
  await signInWith(['changeProfile', 'changePhoto'], profile)
  history.replaceState(null, '', '/account/account')
  const portal = show('cp-portal base="/account"')
  await reads(portal, '030 12')
  expect(textsOf(portal, 'dt')).toEqual([...['Name', 'Email', 'What you may do', 'Phone', 'Language']])
  expect(textsOf(portal, 'dd')).toEqual(expect.arrayContaining(['Can only look', 'Deutsch']))
  expect(all(portal, 'form input, form select').map((field) => field.getAttribute('name'))).toEqual([
    'timeZone',
  ])
  expect(all(portal, 'input[type=file]')).toEqual([])
})

test('its cards are as wide as those of any page, and its fields stand in line with the facts', async () => {
  stage.style.inlineSize = '1280px'
  const portal = await openPage()
  const [card, fact, field] = ['[part~=card]', 'dl > div', '[part~=field]'].map((selector) =>
    all(portal, selector).map((each) => each.getBoundingClientRect()),
  )
  const title = find(portal, 'h1').closest('div')?.parentElement?.getBoundingClientRect()
  expect(card?.[0]?.width).toBe(title?.width)
  expect(field?.slice(0, 2).map(({ left }) => left)).toEqual(fact?.slice(0, 2).map(({ left }) => left))
})

const isFilled = (portal: Element) => control(portal, 'Save').part.contains('button-primary')

describe('the form', () => {
  test('sends what has changed, and says that it is saved', async () => {
    const portal = await openPage()
    const phone = fieldOf(portal, 'Phone')
    expect(phone.value).toBe('+44 20 7946 0812')
    // It leads while there is something to save.
    expect(isFilled(portal)).toBe(false)
    typeInto(phone, ' 030 12 ')
    await until(() => expect(isFilled(portal)).toBe(true))
    await press(portal, 'Save')
    await until(() => expect(toasts).toEqual(['success: Your profile is saved.']))
    const zone = find(portal, 'select')
    await userEvent.selectOptions(zone, 'America/Argentina/Ushuaia')
    expect(zone.selectedOptions[0]?.textContent).toBe('Ushuaia (America/Argentina)')
    await press(portal, 'Save')
    await until(() => expect(toasts).toHaveLength(2))
    expect(sent).toEqual([{ phone: '030 12' }, { timeZone: 'America/Argentina/Ushuaia' }])
    await until(() => expect(fieldOf(portal, 'Phone').value).toBe('030 12'))
    await until(() => expect(isFilled(portal)).toBe(false))
  })

  test('keeps what can not be sent, and says why at its field', async () => {
    const portal = await openPage()
    const phone = fieldOf(portal, 'Phone')
    typeInto(phone, 'call me')
    await press(portal, 'Save')
    await reads(portal, 'Use digits, spaces and')
    expect(focusedIn(portal)).toBe(phone)
    expect(count('changeProfile')).toBe(0)
    typeInto(phone, '0900 1')
    rules.changeProfile = async () =>
      Response.json({ message: 'Not this.', errors: { phone: 'No such number.' } }, { status: 422 })
    await press(portal, 'Save')
    await reads(portal, 'No such number.')
    expect([phone.value, phone.getAttribute('aria-invalid')]).toEqual(['0900 1', 'true'])
    expect(focusedIn(portal)).toBe(phone)
    Reflect.deleteProperty(rules, 'changeProfile')
    await press(portal, 'Save')
    await until(() => expect(toasts.at(-1)).toBe('success: Your profile is saved.'))
  })

  test('stays with what is typed when the session ends, and is saved after a new login', async () => {
    const portal = await openPage()
    typeInto(fieldOf(portal, 'Phone'), '030 12')
    endSession('expired')
    await until(() => expect(all(portal, 'dialog[open]')).toHaveLength(1))
    await signInAs()
    await until(() => expect(all(portal, 'dialog[open]')).toEqual([]))
    expect(fieldOf(portal, 'Phone').value).toBe('030 12')
    await press(portal, 'Save')
    await until(() => expect(sent).toEqual([{ phone: '030 12' }]))
  })

  test('changes the language of the page as soon as it is saved', async () => {
    configure({ locales: ['en', 'de'] })
    const portal = await openPage()
    await userEvent.selectOptions(find(portal, 'select[name=language]'), 'de')
    expect(textOf(portal)).toContain('Time zone')
    await press(portal, 'Save')
    await reads(portal, 'Zeitzone')
    expect(sent).toEqual([{ language: 'de' }])
  })
})

/** Red at the left, green in the middle, blue at the right: a square each. */
async function threeColours(): Promise<File> {
  const canvas = new OffscreenCanvas(300, 100)
  const context = canvas.getContext('2d')
  for (const [index, colour] of ['#f00', '#0f0', '#00f'].entries()) {
    if (context) context.fillStyle = colour
    context?.fillRect(index * 100, 0, 100, 100)
  }
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' })
}

/** The same as a camera writes it that was turned to the left: its top is at the left of the bytes, and EXIF says so. */
async function turned(): Promise<File> {
  const picture = await createImageBitmap(await threeColours())
  const canvas = new OffscreenCanvas(300, 100)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' })
  const length = [0x00, 0x22]
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
  const exif = [...'Exif\0\0MM\0*'].map((letter) => letter.charCodeAt(0))
  const segment = [0xff, 0xe1, ...length, ...exif, 0, 0, 0, 8, 0, 1, ...orientation, 0, 0, 0, 0]
  return new File([jpeg.slice(0, 2), new Uint8Array(segment), jpeg.slice(2)], 'me.jpg')
}

/** The colour of the photo that was sent, at a place from 0 to 1: of red, green and blue, which are there. */
async function colourAt(body: unknown, right: number): Promise<string> {
  const photo = body instanceof FormData ? body.get('photo') : null
  if (!(photo instanceof File)) throw new Error('No photo was sent.')
  expect(photo.type).toBe('image/jpeg')
  const picture = await createImageBitmap(photo)
  expect([picture.width, picture.height]).toEqual([512, 512])
  const context = new OffscreenCanvas(512, 512).getContext('2d')
  context?.drawImage(picture, 0, 0)
  const [red = 0, green = 0, blue = 0] = context?.getImageData(right * 511, 256, 1, 1).data ?? []
  return [red > 128 && 'red', green > 128 && 'green', blue > 128 && 'blue'].filter(Boolean).join(' ')
}

async function openCrop(portal: HTMLElement, file: File) {
  choose(portal, file)
  const area = await until(() => find(portal, '[role=application]'))
  await until(() => expect(focusedIn(portal)).toBe(area))
  return area
}

async function save(portal: HTMLElement) {
  await draw()
  const before = sent.length
  await press(portal, 'Save photo')
  await until(() => expect(sent).toHaveLength(before + 1))
  return sent.at(-1)
}

describe('the photo', () => {
  test.each([
    ["can't be had", 'http://localhost:1/ada.jpg'],
    ["can't be decoded", `${location.origin}/`],
  ])('one that %s leaves the initials, without a sign of a broken picture', async (_, photo) => {
    await signInWith(['changeProfile', 'changePhoto'], { photo, company: 'Lovelace Instruments' })
    const portal = await openPage()
    const avatars = () => all<SVGElement>(portal, '[part=avatar]').filter((each) => each.textContent === 'AL')
    await until(() => expect(avatars().length).toBeGreaterThan(1))
    await until(() => expect(avatars().filter((each) => each.querySelector('image'))).toEqual([]))
  })

  test('is the middle of a picture, and moved and made larger by keys', async () => {
    const portal = await openPage()
    await openCrop(portal, await threeColours())
    const middle = await save(portal)
    expect([await colourAt(middle, 0.1), await colourAt(middle, 0.9)]).toEqual(['green', 'green'])
    await until(() => expect(focusedIn(portal)).toBe(control(portal, 'Change photo')))
    expect(toasts).toEqual(['success: Your photo is saved.'])

    await openCrop(portal, await threeColours())
    // The picture goes to the right: what is at its left comes into the square.
    for (let press = 0; press < 10; press++) await userEvent.keyboard('{ArrowRight}')
    const left = await save(portal)
    expect([await colourAt(left, 0.1), await colourAt(left, 0.9)]).toEqual(['red', 'green'])

    await until(() => control(portal, 'Change photo'))
    await openCrop(portal, await threeColours())
    for (let press = 0; press < 40; press++) await userEvent.keyboard('{ArrowLeft}')
    for (let press = 0; press < 20; press++) await userEvent.keyboard('+')
    expect(find<HTMLInputElement>(portal, 'input[type=range]').value).toBe('4')
    expect(await colourAt(await save(portal), 0.5)).toBe('blue')
  })

  test('is the right way up, however the camera was held', async () => {
    const portal = await openPage()
    await openCrop(portal, await turned())
    // The top of the picture comes into the square.
    for (let press = 0; press < 30; press++) await userEvent.keyboard('{ArrowDown}')
    const top = await save(portal)
    expect([await colourAt(top, 0.1), await colourAt(top, 0.9)]).toEqual(['red', 'red'])
  })

  test('is dragged by a pointer, and two fingers make it larger', async () => {
    const portal = await openPage()
    const area = await openCrop(portal, await threeColours())
    const { left, top, width } = area.getBoundingClientRect()
    const touch = (type: string, pointerId: number, right: number) =>
      area.dispatchEvent(
        new PointerEvent(type, {
          ...{ pointerId, bubbles: true, composed: true },
          ...{ clientX: left + right * width, clientY: top + width / 2 },
        }),
      )
    // A pointer that a test makes up can't be captured.
    area.setPointerCapture = () => {}
    touch('pointerdown', 1, 0.2)
    touch('pointermove', 1, 0.7)
    touch('pointerup', 1, 0.7)
    touch('pointermove', 1, 0.1)
    const dragged = await save(portal)
    expect([await colourAt(dragged, 0.1), await colourAt(dragged, 0.9)]).toEqual(['red', 'green'])

    await until(() => control(portal, 'Change photo'))
    const other = await openCrop(portal, await threeColours())
    expect(other).not.toBe(area)
    other.setPointerCapture = () => {}
    const fingers: [string, number, number][] = [
      ['pointerdown', 1, 0.4],
      ['pointerdown', 2, 0.6],
      ['pointermove', 1, 0.3],
      ['pointermove', 2, 0.7],
    ]
    for (const [type, id, right] of fingers) {
      other.dispatchEvent(
        new PointerEvent(type, {
          ...{ pointerId: id, bubbles: true, composed: true },
          ...{ clientX: left + right * width, clientY: top + width / 2 },
        }),
      )
    }
    await until(() => expect(Number(find<HTMLInputElement>(portal, 'input[type=range]').value)).toBe(2))
  })

  test.each([
    ['what is no picture', () => new File(['hello'], 'me.jpg', { type: 'image/jpeg' }), /can’t be read/],
    ['a picture that ends early', async () => (await threeColours()).slice(0, 60) as File, /can’t be read/],
  ])('is not made of %s, and it is said why', async (_, make, words) => {
    const portal = await openPage()
    choose(portal, new File([await make()], 'me.png'))
    await reads(portal, words)
    expect(all(portal, '[role=application]')).toEqual([])
  })

  test('is kept where the server refuses it, and left by Cancel', async () => {
    const portal = await openPage()
    rules.changePhoto = fail(413, 'This photo is larger than 2 MB.')
    await openCrop(portal, await threeColours())
    await press(portal, 'Save photo')
    await reads(portal, 'This photo is larger than 2 MB.')
    await press(portal, 'Cancel')
    await until(() => expect(focusedIn(portal)).toBe(control(portal, 'Choose a photo')))
    expect(textOf(portal)).not.toContain('larger than')
  })

  test('is called off by Cancel while it is on its way', async () => {
    const portal = await openPage()
    const release = hold('changePhoto')
    await openCrop(portal, await threeColours())
    await save(portal)
    await press(portal, 'Cancel')
    await until(() => expect(isAborted()).toBe(true))
    release()
    await draw()
    expect(control(portal, 'Choose a photo')).toBeTruthy()
    expect(toasts).toEqual([])
  })

  test('is in the account button, and goes when it is removed', async () => {
    const portal = await openPage()
    // Its address leads nowhere here: sooner or later, the initials would stand in its place.
    portal.shadowRoot?.addEventListener('error', (event) => event.stopPropagation(), { capture: true })
    await openCrop(portal, await threeColours())
    await save(portal)
    await until(() => control(portal, 'Remove photo'))
    await until(() => expect(all(portal, 'svg[part=avatar] image')).toHaveLength(2))
    await press(portal, 'Remove photo')
    await until(() => expect(all(portal, 'svg[part=avatar] image')).toEqual([]))
    expect(sent.at(-1)).toBeInstanceOf(FormData)
    expect([...(sent.at(-1) as FormData)]).toEqual([]) // it is one: the line above says so
    await until(() => expect(focusedIn(portal)).toBe(control(portal, 'Choose a photo')))
  })
})
