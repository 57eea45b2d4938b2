import { invalid } from '../errors/failure'

const MOST_BYTES = 6_000_000
const kinds = [
  { type: 'image/png', ending: 'png', magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', ending: 'jpg', magic: [0xff, 0xd8, 0xff] },
] as const

export interface Picture {
  readonly type: string
  readonly ending: string
  readonly bytes: Uint8Array
}

/** The picture in a data URL, judged by its bytes rather than by what it says of itself; null when none was sent. */
export function readPicture(dataUrl: string | null | undefined): Picture | null {
  const refuse = (code: string) => invalid({ screenshot_image: code })
  if (dataUrl == null) return null
  const [, type, base64 = ''] = /^data:(image\/\w+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? []
  const bytes = Buffer.from(base64, 'base64')
  const kind = kinds.find((each) => each.type === type && each.magic.every((byte, index) => bytes[index] === byte))
  if (kind === undefined) throw refuse('invalid')
  if (bytes.byteLength > MOST_BYTES) throw refuse('tooLarge')
  return { type: kind.type, ending: kind.ending, bytes }
}
