import type { PlaqueConfigEntry, Size } from '@portal/domain/plaque'
import type { PlacedWords, PlaqueDesign, PlaqueRefusal } from '@portal/plaque'

/** Identifies the version of an engraving in the workshop's files. */
export interface ArtworkName {
  /** The displayed Booking ID. */
  readonly bookingId: string
  readonly lineId: string
  readonly version: number
  readonly at: Date
}

/** Input of a drawing. */
export interface ArtworkJob {
  readonly entry: PlaqueConfigEntry
  readonly design: Omit<PlaqueDesign, 'hasPhoto'>
  /** Cropped photo, a JPEG or PNG; null without one. */
  readonly photo: Uint8Array | null
  readonly name: ArtworkName
}

/** The files of an artwork. */
export interface DrawnArtwork {
  /** The approved and engraved picture [ENG-50]. */
  readonly png: Uint8Array
  /** The picture as a WebP in screen size. */
  readonly webp: Uint8Array
  /** The drawing for the workshop, as outlines in real size. */
  readonly svg: Uint8Array
  readonly pdf: Uint8Array
}

/** The drawn files, or why the design cannot be engraved. */
export type Drawing = DrawnArtwork | { readonly refusals: readonly PlaqueRefusal[] }

export type DrawArtwork = (job: ArtworkJob) => Promise<Drawing>

/** The picture of words on an item that is no plaque. */
export type DrawnWords = Pick<DrawnArtwork, 'png' | 'webp'> & { readonly size: Size }

/** Draws words; null if a character cannot be engraved. */
export type DrawWords = (words: readonly PlacedWords[]) => Promise<DrawnWords | null>

/** Content of an approval's proof. */
export interface ProofJob {
  /** The stored PNG of the artwork. */
  readonly picture: Uint8Array
  /** Size of the plaque in cm. */
  readonly size: Size
  /** Whether the configuration states the plaque's size. Only then the proof calls the picture true to size. */
  readonly isSizeStated: boolean
  /** The plaque on which the picture is shown as well; null for words on another item. */
  readonly plate: Pick<PlaqueConfigEntry, 'Shape' | 'Color' | 'Ratios'> | null
  readonly title: string
  readonly rows: readonly (readonly [name: string, value: string])[]
  readonly closing: string
  /** Creation date of the PDF. */
  readonly at: Date
}

export type DrawProof = (job: ProofJob) => Promise<Uint8Array>
