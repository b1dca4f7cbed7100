/** A file that a client has sent, on its way to where files are kept. */
import { Refusal } from '../../base/refusal.ts'
import { randomId } from '../../base/secrets.ts'
import type { Digest } from '../../files/digest.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { mediaType } from '../../files/media-type.ts'
import type { Limits } from '../limits.ts'
import type { Content } from './parts.ts'

/** A file of a form. Its bytes are kept already. */
export class ReceivedFile {
  readonly id = randomId()
  readonly name: string
  size = 0
  type = ''
  #digest = ''

  constructor(name: string) {
    this.name = cleanFileName(name)
  }

  /** Says that the file is whole. */
  end(type: string, digest: string): void {
    this.type = type
    this.#digest = digest
  }

  /** What is the same when the file is sent again. */
  toJSON(): unknown {
    return [this.name, this.size, this.#digest]
  }
}

/** Passes the bytes of a file on, and finds its size, its type and its digest on the way. */
export async function* measured(
  file: ReceivedFile,
  content: Content,
  { bytesPerFile }: Pick<Limits, 'bytesPerFile'>,
  digest?: Digest,
) {
  const start: number[] = []
  for await (const piece of content) {
    file.size += piece.length
    if (file.size > bytesPerFile) {
      throw tooLarge(file.name, { bytesPerFile })
    }
    if (start.length < 16) start.push(...piece.subarray(0, 16 - start.length))
    await digest?.add(piece)
    yield piece
  }
  file.end(mediaType(start), (await digest?.end()) ?? '')
}

export function tooLarge(name: string, { bytesPerFile }: Pick<Limits, 'bytesPerFile'>): Refusal {
  const most = `${bytesPerFile / 1_000_000} MB`
  return new Refusal(413, `"${name}" is larger than ${most}, the most a file may have.`)
}
