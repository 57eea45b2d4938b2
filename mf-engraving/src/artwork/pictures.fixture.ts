import { createHash } from 'node:crypto'
import { vi } from 'vitest'

/** SHA-256 of a picture's bytes, as the page sends it. */
export const shaOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex')

/** A picture whose bytes are this text. */
export const pictureOf = (bytes: string) => new Response(bytes, { headers: { 'content-type': 'image/webp' } })

/**
 * Stubs pictures by address without query; others have their address as bytes. Records requests; broken pictures fail
 * to decode.
 */
export function stubPictures(answers: Readonly<Record<string, () => Response | Promise<Response>>> = {}) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    requests.push(address)
    const answer = answers[address]?.() ?? pictureOf(address)
    const gone = new Promise<never>((_, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason)))
    return Promise.race([answer, gone])
  })
  HTMLImageElement.prototype.decode = async function decode() {
    const bytes = await fetchedBytes(this.src)
    if (bytes.includes('broken')) throw new Error('The picture is broken')
  }
  const held = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${held.size}`
    if (blob instanceof Blob) held.set(url, blob)
    return url
  })
  const letGo = new Set<string>()
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void letGo.add(url))
  const fetchedBytes = async (url: string) => (await held.get(url)?.text()) ?? ''
  return {
    asked: requests,
    /** The bytes that an image shows. */
    shown: (image: Element) => fetchedBytes(image.getAttribute('src') ?? ''),
    /** Object URLs that were not revoked. */
    kept: () => [...held.keys()].filter((url) => !letGo.has(url)),
  }
}
