/** A stored picture in the page's memory: the very bytes that are shown, and their hash. */
export interface LoadedPicture {
  readonly blob: Blob
  /** SHA-256 of the bytes; null where the browser cannot tell, since the page came over plain HTTP. */
  readonly sha256: string | null
}

/** The address led nowhere any more: links end within a minute. */
export class LinkEnded extends Error {
  override readonly name = 'LinkEnded'
}

/** Fetches a picture, and answers once it is whole, decoded and hashed. */
export async function loadPicture(link: string, signal: AbortSignal): Promise<LoadedPicture> {
  const answer = await fetch(link, { signal })
  if (answer.status >= 400 && answer.status < 500) throw new LinkEnded(`The link answered ${answer.status}`)
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`)
  const bytes = await answer.arrayBuffer()
  const blob = new Blob([bytes], { type: answer.headers.get('content-type') ?? '' })
  await decode(blob)
  return { blob, sha256: await sha256Of(bytes) }
}

/** Rejects what is no picture, and one that is cut off. */
async function decode(blob: Blob): Promise<void> {
  const url = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function sha256Of(bytes: ArrayBuffer): Promise<string | null> {
  // Not there over plain HTTP, whatever its type says.
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto
  if (!subtle) return null
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
