import type { S3Error } from './s3-error'
import type { ObjectInfo } from './objects'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
const tag = (name: string, text: string | number | boolean) => `<${name}>${escaped(String(text))}</${name}>`
const document = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}`

export function errorXml(error: S3Error, resource: string, requestId: string): string {
  return document(
    `<Error>${tag('Code', error.code)}${tag('Message', error.message)}` +
      `${tag('Resource', resource)}${tag('RequestId', requestId)}</Error>`,
  )
}

export interface Listing {
  bucket: string
  prefix: string
  delimiter: string
  maxKeys: number
  startAfter: string
  /** Whether the client requested percent-encoded keys. */
  encoded: boolean
  token: string
  objects: ObjectInfo[]
  commonPrefixes: string[]
  nextToken: string | undefined
}

export function listingXml(listing: Listing): string {
  const name = (key: string) => (listing.encoded ? encodeURIComponent(key).replaceAll('%2F', '/') : key)
  const contents = listing.objects.map(
    (object) =>
      `<Contents>${tag('Key', name(object.key))}` +
      `${tag('LastModified', object.lastModified)}${tag('ETag', `"${object.etag}"`)}` +
      `${tag('Size', object.size)}${tag('StorageClass', 'STANDARD')}</Contents>`,
  )
  const prefixes = listing.commonPrefixes.map(
    (prefix) => `<CommonPrefixes>${tag('Prefix', name(prefix))}</CommonPrefixes>`,
  )
  return document(
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${[
      tag('Name', listing.bucket),
      tag('Prefix', name(listing.prefix)),
      listing.delimiter ? tag('Delimiter', name(listing.delimiter)) : '',
      listing.startAfter ? tag('StartAfter', name(listing.startAfter)) : '',
      listing.token ? tag('ContinuationToken', listing.token) : '',
      listing.encoded ? tag('EncodingType', 'url') : '',
      tag('MaxKeys', listing.maxKeys),
      tag('KeyCount', listing.objects.length + listing.commonPrefixes.length),
      tag('IsTruncated', listing.nextToken !== undefined),
      listing.nextToken === undefined ? '' : tag('NextContinuationToken', listing.nextToken),
      ...contents,
      ...prefixes,
    ].join('')}</ListBucketResult>`,
  )
}
