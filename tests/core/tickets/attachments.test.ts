/** Files of a message: what may be sent, and what is suggested. The host sets both. */
import { afterEach, expect, test } from 'vitest'
import { configure } from '../../../src/core/settings/config'
import {
  $suggestedTypes,
  findDraftProblems,
  findFileProblem,
  isSuggestedType,
} from '../../../src/core/tickets/attachments'

afterEach(() => configure({ uploads: undefined, locale: undefined }))

const file = (name: string, type = '', content = 'abc') => new File([content], name, { type })
const draft = (...files: File[]) => ({ subject: '', message: 'Hello', files })

test('ten files of ten megabytes each can be sent, unless the host sets other limits', () => {
  const ten = Array.from({ length: 10 }, (_, index) => file(`${index}.png`))
  expect(findDraftProblems(draft(...ten), { hasSubject: false }).files).toBeUndefined()
  expect(findDraftProblems(draft(...ten, file('a.png')), { hasSubject: false }).files).toBe('too-many')
  expect(findFileProblem(new File([new Uint8Array(10_000_000)], 'a.png'))).toBeUndefined()
  expect(findFileProblem(new File([new Uint8Array(10_000_001)], 'a.png'))).toBe('too-large')
  configure({ uploads: { maxFiles: 1, maxBytes: 3 } })
  expect(findDraftProblems(draft(file('a.png')), { hasSubject: false }).files).toBeUndefined()
  expect(findDraftProblems(draft(file('a.png'), file('b.png')), { hasSubject: false }).files).toBe('too-many')
  expect(findDraftProblems(draft(file('a.png', '', 'abcd')), { hasSubject: false }).files).toBe('unfit')
  expect(findFileProblem(file('a.png', '', ''))).toBe('empty')
})

const usual = undefined
test.each([
  [usual, 'a.png', 'image/png', true],
  [usual, 'a.JPG', '', true],
  [usual, 'letter', 'application/pdf', true],
  [usual, 'a.docx', 'application/msword', false],
  [usual, 'pdf', '', false],
  [usual, 'Offer 12.11.2026', 'application/pdf', true],
  [usual, 'Offer 12.11.2026', '', false],
  ['.pdf', 'Offer 12.11.2026', 'application/pdf', true],
  ['.jpg', 'picture', 'image/jpeg', true],
  ['image/heic', 'IMG_0001.HEIC', '', true],
  ['image/heic', 'IMG_0001.png', '', false],
  ['.tar.gz', 'all.tar.gz', 'application/gzip', true],
  ['image/*, .Docx', 'a.docx', 'application/msword', true],
  ['image/*, .Docx', 'a.webp', 'image/webp', true],
  ['image/*, .Docx', 'a.pdf', 'application/pdf', false],
  ['', 'a.exe', 'application/x-msdownload', true],
])(
  'where %j is suggested, "%s" of the type "%s" is of such a type: %s',
  (accept, name, type, isSuggested) => {
    configure({ uploads: accept === undefined ? undefined : { accept } })
    expect(isSuggestedType(file(name, type))).toBe(isSuggested)
  },
)

test.each([
  [usual, 'en', 'JPEG, PNG, or PDF'],
  [usual, 'de', 'JPEG, PNG oder PDF'],
  ['.PDF, application/pdf', 'en', 'PDF'],
  ['image/*,.docx,application/vnd.ms-excel', 'en', 'image/* or DOCX'],
  [' , ', 'en', ''],
  ['', 'en', ''],
])('what %j suggests is called so in "%s": %s', (accept, locale, names) => {
  configure({ locale, uploads: accept === undefined ? undefined : { accept } })
  expect($suggestedTypes.get()).toBe(names)
})
