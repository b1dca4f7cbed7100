/** `BUCKET_…`: the bucket where files are kept, in the place of the disk. */
import type { BucketSettings } from '../files/node/bucket.ts'

const needed = ['BUCKET_URL', 'BUCKET_ACCESS_KEY', 'BUCKET_SECRET_KEY'] as const
const optional = 'BUCKET_REGION'
export const bucketVariables: readonly string[] = [...needed, optional]
const example = 'https://s3.eu-central-1.amazonaws.com/my-bucket'

/** Hosts that only one's own network knows. */
const ownNetwork = [
  /^(localhost|127\.[\d.]+|\[::1\])$/,
  /^(10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[f[cd][\da-f:]+\])$/,
  /^[^.:]+$/,
  /\.(internal|local)$/,
]

/** @returns `undefined` if none is set. @throws an error that says which variable is missing or wrong, and why */
export function readBucket(variables: Record<string, string | undefined>): BucketSettings | undefined {
  const [url, accessKey, secretKey] = needed.map((name) => variables[name]?.trim())
  const region = variables[optional]?.trim()
  const set = bucketVariables.filter((name) => variables[name]?.trim())
  if (set.length === 0) return undefined
  if (!url || !accessKey || !secretKey) {
    const missing = needed.filter((name) => !set.includes(name))
    throw new Error(
      `${set[0]} is set, but not ${missing.join(' and ')}: a bucket needs its address and both keys.`,
    )
  }
  return { url: readUrl(url), region: region || 'us-east-1', accessKey, secretKey }
}

function readUrl(text: string): string {
  const wrong = new Error(`BUCKET_URL has to be the address of a bucket, like ${example}.`)
  if (!URL.canParse(text)) throw wrong
  const { protocol, hostname, pathname, origin, username, password, search, hash } = new URL(text)
  if (username || password) {
    throw new Error('BUCKET_URL has no place for keys. Set BUCKET_ACCESS_KEY and BUCKET_SECRET_KEY.')
  }
  const [, bucket] = /^\/([^/]+)\/?$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !bucket || search || hash) throw wrong
  if (protocol === 'http:' && !ownNetwork.some((host) => host.test(hostname))) {
    throw new Error("BUCKET_URL has to begin with https://, or clients' files travel in the open.")
  }
  return `${origin}/${bucket}`
}
