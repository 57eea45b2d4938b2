import type { PngError } from '../artwork/png'
import { invalid } from '../errors/failure'
import type { Failure } from '../errors/failure'

export type PhotoError = Exclude<PngError, 'notPng'> | 'otherKind' | 'otherSize'

const WHY: Readonly<Record<PhotoError | 'missing' | 'used' | 'required' | 'unsupported', string>> = {
  otherKind: 'is neither a JPEG nor a PNG',
  broken: 'could not be read',
  tooLarge: 'is too large',
  animated: 'moves; it must be a single picture',
  otherSize: 'has not the size that its plaque asks for',
  missing: 'did not arrive',
  used: 'was sent before; send it again',
  required: 'is missing',
  unsupported: 'does not belong to what was saved',
}

/** Refuses a photo. The photo is not stored, and the engraving's text stays. */
export function refusedPhoto(code: keyof typeof WHY): Failure {
  return invalid(
    { 'engraving_files.imageOptionsUrl': code },
    `The photo ${WHY[code]}. The words are saved, the artwork is not drawn yet.`,
  )
}
