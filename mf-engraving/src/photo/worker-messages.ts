import type { DraftPhoto, Size } from '@portal/domain/plaque'
import type { PhotoRefusal } from './photo-limits'

/** A photo that was read: upright and at working size. */
export interface ReadPhoto {
  readonly picture: Blob
  /** Upright size of the source, for computing dots per inch. */
  readonly size: Size
}

/** Requests to the worker. */
export type PhotoTask =
  | { readonly kind: 'read'; readonly file: Blob }
  | {
      readonly kind: 'crop'
      readonly photo: ReadPhoto
      readonly cut: Pick<DraftPhoto, 'croppedAreaPixels' | 'rotation'>
    }

/** Responses of the worker: the photo, the cropped photo, or the reason for refusing. */
export type PhotoAnswer = { readonly photo: ReadPhoto } | { readonly blob: Blob } | { readonly refusal: PhotoRefusal }
