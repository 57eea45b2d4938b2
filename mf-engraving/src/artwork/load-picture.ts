/** A saved picture in memory: the bytes that are shown, and their hash. */
export interface LoadedPicture {
  readonly blob: Blob
  /** SHA-256 of the bytes; null on plain HTTP, where the browser can't compute it. */
  readonly sha256: string | null
}

/** The link has expired; links are valid for one minute. */
export class LinkEnded extends Error {
  override readonly name = 'LinkEnded'
}

/** Loads a picture; resolves once it is complete, decoded and hashed. */
export async function loadPicture(link: string, signal: AbortSignal): Promise<LoadedPicture> {
  const answer = await fetch(link, { signal })
  if (answer.status >= 400 && answer.status < 500) throw new LinkEnded(`The link answered ${answer.status}`)
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`)
  const bytes = await answer.arrayBuffer()
  const blob = new Blob([bytes], { type: answer.headers.get('content-type') ?? '' })
  await decode(blob)
  return { blob, sha256: await sha256Of(bytes) }
}

/** Rejects a file that is no picture or is truncated. */
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
  // Missing on plain HTTP, despite its type.
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto
  if (!subtle) return null
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
