import type { Size } from '@portal/domain/plaque'
import type { PictureHeader } from './picture-header'

/** Pictures above this many pixels are refused before they are unpacked: a few bytes may claim gigabytes. */
export const MOST_PIXELS = 100_000_000
/** Below this a side has nothing to crop from. */
export const LEAST_SIDE = 50
/** Longer side of the copy that is worked with: within every phone's canvas, and above all that is engraved. */
export const WORKING_SIDE = 3072

/** Why a file is not taken. */
export type PhotoRefusal = 'empty' | 'otherKind' | 'tooLarge' | 'tooSmall' | 'heic' | 'broken' | 'tooSlow'

/** What is wrong with a picture by its header alone. */
export function refusedByHeader(bytes: Uint8Array, header: PictureHeader | null): PhotoRefusal | null {
  if (bytes.length === 0) return 'empty'
  if (!header) return 'otherKind'
  // The decoded picture tells where the header does not.
  return header.size && refusedSize(header.size)
}

/** What is wrong with a picture of this size. */
export function refusedSize({ width, height }: Size): PhotoRefusal | null {
  if (width * height > MOST_PIXELS) return 'tooLarge'
  if (width === 0 || height === 0) return 'broken'
  return Math.min(width, height) < LEAST_SIDE ? 'tooSmall' : null
}

/** The largest size of the same shape whose longer side is no longer than this, in whole pixels. */
export function within({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
