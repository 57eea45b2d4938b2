import type { PhotoRefusal } from './photo-limits'

const SENTENCES: Readonly<Record<PhotoRefusal, string>> = {
  empty: 'is empty.',
  otherKind: 'is not a picture that can be used here. Choose a JPEG, GIF, PNG, TIFF or BMP file.',
  tooLarge: 'has more pixels than can be opened here. Choose a smaller copy of it.',
  tooSmall: 'is too small to be engraved. Choose a larger copy of it.',
  heic: 'is an HEIC photo, which this browser cannot open. Save it as JPEG, then choose it again.',
  broken: 'cannot be opened: the file is damaged or not complete. Choose another copy of it.',
  tooSlow: 'takes too long to open. Choose a smaller copy of it.',
}

export const NOT_CROPPED = 'The photo could not be cropped. It is still here; press Apply again, or choose another.'
export const NOT_MOVED =
  'The photo could not be cropped as it stands now. It is still here; press Next again, or choose another.'
export const ONE_PHOTO = 'One image can be used. Choose or drop a single file.'

/** Why a file is refused, and that the earlier photo or design stays. */
export function photoRefused(name: string, refusal: PhotoRefusal, keepsAnother: boolean): string {
  const words = `${name || 'The file'} ${SENTENCES[refusal]}`
  return keepsAnother ? `${words} The photo you had is still here.` : `${words} The rest of your design is still here.`
}
