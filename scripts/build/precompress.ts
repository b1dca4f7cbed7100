/**
 * Writes `loader.js.br` and `loader.js.gz` beside `loader.js`, and so for every script, style and list of files: for
 * servers that send them as they are. Nobody waits for the best compression then, but for this build.
 */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const { BROTLI_MODE_TEXT, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
        [BROTLI_PARAM_QUALITY]: 11,
        [BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/**
 * Compresses the files of a folder and of those in it, but for those that are compressed already. A file that would not
 * become smaller stays alone.
 */
export async function precompress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const left = names.filter((name) => /\.(js|css|json)$/.test(name) && !names.includes(`${name}.gz`))
  // Node compresses several at a time, on threads of its own.
  await Promise.all(left.map((name) => compressFile(join(folder, name))))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  await Promise.all(
    Object.entries(encodings).map(async ([ending, compress]) => {
      const compressed = await compress(content)
      if (compressed.length < content.length) await writeFile(`${file}.${ending}`, compressed)
    }),
  )
}
