/** What makes a right request wrong. Each mistake says what it has to be answered with, where that is certain. */
import * as fc from 'fast-check'
import type { Described } from '../contract'
import { asJson, type Draft, naughty, partsOf, serialized, whole } from './requests'
import { known, limits } from './world'

export interface Around {
  call: Described
  badTokens: readonly string[]
  marysLink: string
}

export interface Mistake {
  /** The request with the mistake; `undefined` if it can't be made in this one. */
  make(draft: Draft, choice: Choice, around: Around): Draft | undefined | Promise<Draft | undefined>
  /** Any refusal but one of ours, if it says nothing. */
  answer?: readonly number[]
}

/** What the random part of a mistake decides. */
export interface Choice {
  text: string
  number: number
  /** From 0 to 1. */
  place: number
}

export const choices: fc.Arbitrary<Choice> = fc.record({
  text: fc.oneof(
    fc.constantFrom(...naughty),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.webUrl(),
    fc.json(),
  ),
  number: fc.oneof(fc.integer(), fc.double()),
  place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
})

const pick = <Each>(list: readonly Each[], { place }: Choice) => list[Math.floor(place * list.length)]
const has = <Part>(
  part: Part | undefined,
  change: (part: Part) => Partial<Draft> | undefined,
  draft: Draft,
) => {
  const changed = part && change(part)
  return changed && { ...draft, ...changed }
}

type Part = 'path' | 'query' | 'form' | 'json' | 'headers'

/** Puts another value in the place of one of those that are sent; `undefined` if it sends none there. */
function replaced(
  draft: Draft,
  choice: Choice,
  valueFor: (old: unknown) => unknown,
  isIn?: (place: Part) => boolean,
): Draft | undefined {
  return pick(eachReplaced(draft, valueFor, isIn), choice)
}

/** The request with another value in one place, for each place. */
export function eachReplaced(
  draft: Draft,
  valueFor: (old: unknown) => unknown,
  isIn: (place: Part) => boolean = () => true,
): Draft[] {
  const { path, query, form = [], json, headers } = draft
  const text = (old: unknown) => String(valueFor(old))
  const changes: Record<Part, Partial<Draft>[]> = {
    path: Object.entries(path).map(([name, old]) => ({ path: { ...path, [name]: text(old) } })),
    query: query.map(([name, old], index) => ({ query: query.with(index, [name, text(old)]) })),
    form: form.map(([name, old], index) => ({ form: form.with(index, [name, asText(valueFor(old))]) })),
    json: Object.entries(Object(json)).map(([name, old]) => ({
      json: { ...Object(json), [name]: valueFor(old) },
    })),
    headers: Object.entries(headers).map(([name, old]) => ({ headers: headerOf(name, text(old)) })),
  }
  return Object.entries(changes).flatMap(
    ([place, each]) => (isIn(place as Part) ? each.map((change) => ({ ...draft, ...change })) : []), // the keys of that table
  )
}

const asText = (value: unknown) => (value instanceof File ? value : String(value))

/** A header that `fetch` sends; without others. */
function headerOf(name: string, value: string): Record<string, string> {
  try {
    return Object.fromEntries(new Headers({ [name]: value }))
  } catch {
    return {}
  }
}

const refused = [400, 404, 413, 415]

export const mistakes: Record<string, Mistake> = {
  'a naughty text': { make: (draft, choice) => replaced(draft, choice, () => choice.text) },
  'a huge text': {
    make: (draft, choice) =>
      replaced(
        draft,
        choice,
        (old) => (typeof old === 'string' ? old : '') + choice.text + 'x'.repeat(30_000),
      ),
  },
  'an id of somebody else’s': {
    make: (draft, choice, { call, marysLink }) => {
      const own = Object.values(known.ada)
      const theirs = (old: unknown) => Object.values(known.mary)[own.indexOf(old as string)] ?? old // what is no text is none of them
      if (call.operationId === 'download')
        return {
          ...draft,
          ...(choice.place < 0.5 ? { path: partsOf(marysLink).path } : { query: partsOf(marysLink).query }),
        }
      const changed = replaced(draft, choice, theirs, (place) => place !== 'headers')
      return changed && JSON.stringify(changed) !== JSON.stringify(draft) ? changed : undefined
    },
    answer: [404, 403],
  },
  'no token, or a bad one': {
    make: (draft, choice, { call, badTokens }) =>
      call.security.length > 0 ? { ...draft, token: pick(badTokens, choice) } : undefined,
    answer: [401],
  },
  'another kind of value in JSON': {
    make: (draft, choice) => {
      const others = [null, choice.number, true, [choice.text], { $gt: choice.text }, {}]
      return replaced(
        draft,
        choice,
        () => others[Math.floor(choice.place * 1_000) % others.length],
        (place) => place === 'json',
      )
    },
    answer: [400],
  },
  'a value that is missing': {
    make(draft, choice, { call }) {
      const { query, form, json } = draft
      const needed = (names: readonly string[] | undefined) => pick(names ?? [], choice)
      const inBody = needed(Object.values(call.requestBody?.content ?? {})[0]?.schema?.required)
      const inQuery = needed(
        call.parameters?.filter((each) => each.in === 'query' && each.required).map(({ name }) => name),
      )
      if (inQuery) return { ...draft, query: query.filter(([name]) => name !== inQuery) }
      if (!inBody) return undefined
      if (form) return { ...draft, form: form.filter(([name]) => name !== inBody) }
      return { ...draft, json: { ...Object(json), [inBody]: undefined } }
    },
    answer: [400, 403],
  },
  'values that nobody asks for': {
    make: ({ query, form, json, ...draft }, { text, number }) => ({
      ...draft,
      query: [...query, [text, text], ['__proto__', text], ...query],
      ...(form && { form: [...form, [text, text], ['constructor', new File([text], text)]] }),
      ...(json !== undefined && {
        json: { ...Object(json), [text]: number, constructor: { prototype: text }, clientId: 'client-new' },
      }),
    }),
    answer: [200, ...refused, 403],
  },
  'files that are too many, or one that is too large': {
    make: (draft, { place, text }, { call }) => {
      const [type = '', content] = Object.entries(call.requestBody?.content ?? {})[0] ?? []
      if (type !== 'multipart/form-data') return undefined
      const fields = Object.entries(content?.schema?.properties ?? {})
      const [name = ''] = fields.find(([, each]) => (each.items ?? each).contentMediaType) ?? []
      const [count, size] = place < 0.5 ? [limits.filesPerRequest + 1, 1] : [1, limits.bytesPerFile + 1]
      const files = Array.from({ length: count }, () => new File([new Uint8Array(size)], text))
      return { ...draft, form: [...(draft.form ?? []), ...files.map((file): [string, File] => [name, file])] }
    },
    answer: [413],
  },
  'a text for a file, or a file for a text': {
    make: (draft, choice) =>
      replaced(
        draft,
        choice,
        (old) => (old instanceof File ? choice.text : new File([choice.text], 'a.txt')),
        (place) => place === 'form',
      ),
    // In the place of a file, it names an upload.
    answer: [200, 400, 410],
  },
  'another kind of body': {
    make: async (draft, choice) =>
      has(
        draft.json ?? draft.form,
        () =>
          ({
            form: undefined,
            json: undefined,
            raw: {
              type:
                pick(
                  [
                    '',
                    'text/plain',
                    'application/xml',
                    'application/x-www-form-urlencoded',
                    'a/b; c',
                    choice.text.replace(/[^\x20-\x7e]/g, ''),
                  ],
                  choice,
                ) ?? '',
              bytes: asJson(draft.json ?? {}),
            },
          }) as Partial<Draft>,
        draft,
      ),
    answer: [415, 400],
  },
  'broken JSON': {
    make: (draft, choice) =>
      has(
        draft.json,
        (json) => {
          const all = asJson(json)
          const broken = [
            all.slice(0, Math.floor(choice.place * all.length)),
            new Uint8Array([...all, 0xff, 0xfe]),
            new Uint8Array([0xff, ...all]),
            ...[
              '',
              'null',
              '[]',
              '"text"',
              '1e999',
              '{"email":"\\ud800","password":"\\ud800"}',
              '[{'.repeat(8_000),
              choice.text,
            ].map((text) => new TextEncoder().encode(text)),
            new Uint8Array(limits.bytesOfJson + 1).fill(0x20),
          ]
          return { json: undefined, raw: { type: 'application/json', bytes: pick(broken, choice) ?? all } }
        },
        draft,
      ),
    answer: [400, 413],
  },
  'a broken form': {
    make: async (draft, choice) => {
      if (!draft.form) return undefined
      const { type, bytes } = await serialized(draft.form)
      const middle = Math.floor(choice.place * bytes.length)
      const noise = new TextEncoder().encode(choice.text)
      const broken = [
        { type, bytes: bytes.slice(0, middle) },
        { type, bytes: bytes.slice(middle) },
        { type, bytes: new Uint8Array([...bytes.slice(0, middle), ...noise, ...bytes.slice(middle)]) },
        { type, bytes: noise },
        { type, bytes: new Uint8Array() },
        { type: 'multipart/form-data', bytes },
        { type: 'multipart/form-data; boundary=', bytes },
        { type: 'multipart/form-data; boundary=other', bytes },
        { type: `${type}${'x'.repeat(5_000)}`, bytes },
        {
          type,
          bytes: new Uint8Array([
            ...new TextEncoder().encode(
              `--${type.split('boundary=')[1]}\r\ncontent-disposition: form-data; name="message"\r\n${'x: y\r\n'.repeat(5_000)}\r\n`,
            ),
            ...bytes,
          ]),
        },
      ]
      const { form: _form, ...rest } = draft
      return { ...rest, raw: pick(broken, choice) ?? { type, bytes } }
    },
    answer: [200, ...refused],
  },
  'another method': {
    make: (draft, choice) => {
      const method = pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'], choice) ?? ''
      return method === draft.method ? undefined : { ...draft, method }
    },
  },
  'another address': {
    make: (draft, choice) => {
      const steps = [
        '%',
        '%00',
        '%E0%A4%A',
        '..%2f',
        '%2e%2e',
        '//',
        ';',
        '.json',
        '/',
        '%ff',
        encodeURIComponent(whole(choice.text)),
      ]
      const place = Math.floor(choice.place * draft.template.length)
      const path = draft.template
      return {
        ...draft,
        template: path.slice(0, place) + pick(steps, choice) + path.slice(place),
      }
    },
  },
}
