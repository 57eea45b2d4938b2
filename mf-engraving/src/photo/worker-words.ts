import type { DraftPhoto, Size } from '@portal/domain/plaque'
import type { PhotoRefusal } from './photo-limits'

/** A photo that was read: turned upright and small enough to work with. */
export interface ReadPhoto {
  readonly picture: Blob
  /** Of the source, upright: what dots per inch are counted from. */
  readonly size: Size
}

/** What the page asks the worker. */
export type PhotoTask =
  | { readonly kind: 'read'; readonly file: Blob }
  | {
      readonly kind: 'crop'
      readonly photo: ReadPhoto
      readonly cut: Pick<DraftPhoto, 'croppedAreaPixels' | 'rotation'>
    }

/** What it answers: the photo as read, the PNG as cropped, or why not. */
export type PhotoAnswer = { readonly photo: ReadPhoto } | { readonly png: Blob } | { readonly refusal: PhotoRefusal }
