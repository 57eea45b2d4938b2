import { invalid } from '../errors/failure'
import type { Failure } from '../errors/failure'
import type { PictureError, PictureKind } from './intake'

const FIELD: Readonly<Record<PictureKind, string>> = {
  artwork: 'engraving_files.engravingOptionsUrl',
  photo: 'engraving_files.imageOptionsUrl',
}

const NAME: Readonly<Record<PictureKind, string>> = { artwork: 'The picture of the plaque', photo: 'The photo' }

const WHY: Readonly<Record<PictureError | 'missing' | 'used' | 'required' | 'unsupported', string>> = {
  notPng: 'is not a PNG',
  broken: 'could not be read',
  tooLarge: 'is too large',
  animated: 'moves; it must be a single picture',
  otherSize: 'has not the size that its plaque asks for',
  missing: 'did not arrive',
  used: 'was sent before; send it again',
  required: 'is missing',
  unsupported: 'does not belong to what was saved',
}

/** A picture that is not taken: nothing of it is kept, the words stay. */
export function refusedPicture(kind: PictureKind, code: keyof typeof WHY): Failure {
  return invalid({ [FIELD[kind]]: code }, `${NAME[kind]} ${WHY[code]}. The words are saved, the pictures are not.`)
}
