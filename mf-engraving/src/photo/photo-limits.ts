import type { Size } from '@portal/domain/plaque'
import type { PictureHeader } from './picture-header'

/** Larger pictures are refused before decoding: a small file may claim gigabytes. */
export const MOST_PIXELS = 100_000_000
/** A shorter side is too small to crop. */
export const LEAST_SIDE = 50
/** Longer side of the working copy: fits every phone's canvas and exceeds the engraved size. */
export const WORKING_SIDE = 3072

/** Why a file is refused. */
export type PhotoRefusal = 'empty' | 'otherKind' | 'tooLarge' | 'tooSmall' | 'heic' | 'broken' | 'tooSlow'

/** Why a picture is refused, by its header only; null when it is accepted. */
export function refusedByHeader(bytes: Uint8Array, header: PictureHeader | null): PhotoRefusal | null {
  if (bytes.length === 0) return 'empty'
  if (!header) return 'otherKind'
  // Otherwise the size is checked after decoding.
  return header.size && refusedSize(header.size)
}

/** Why a picture of this size is refused; null when it is accepted. */
export function refusedSize({ width, height }: Size): PhotoRefusal | null {
  if (width * height > MOST_PIXELS) return 'tooLarge'
  if (width === 0 || height === 0) return 'broken'
  return Math.min(width, height) < LEAST_SIDE ? 'tooSmall' : null
}

/** The largest size of the same shape with at most this longer side, in whole pixels. */
export function within({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
