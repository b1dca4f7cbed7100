/** Signatures of S3 ("SigV4"), worked out as a bucket does that checks them: by Node alone. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Keys {
  region: string
  accessKey: string
  secretKey: string
}

const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date']
const mostSkew = 15 * 60 * 1000

/** @returns S3's word for what is wrong with it; `undefined` if it is right */
export function faultOfSignature(request: IncomingMessage, keys: Keys): string | undefined {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  const [accessKey, date = '', region, service, end] = credential.split('/')
  const time = String(request.headers['x-amz-date'])
  if (!signature) return 'AccessDenied'
  if (accessKey !== keys.accessKey) return 'InvalidAccessKeyId'
  if (region !== keys.region || service !== 's3' || end !== 'aws4_request' || !time.startsWith(date))
    return 'AuthorizationHeaderMalformed'
  const iso = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  if (!(Math.abs(Date.now() - Date.parse(iso)) < mostSkew)) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  if (mustBeSigned.some((name) => !signed.includes(name))) return 'AccessDenied'

  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [
    request.method,
    path,
    query.split('&').toSorted().join('&'),
    ...signed.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = [date, keys.region, 's3', 'aws4_request']
  const digest = createHash('sha256').update(canonical).digest('hex')
  const key = scope.reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${keys.secretKey}`,
  )
  const right = createHmac('sha256', key)
    .update(['AWS4-HMAC-SHA256', time, scope.join('/'), digest].join('\n'))
    .digest()
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}
