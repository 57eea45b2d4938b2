import type { PlaqueConfigEntry, Size } from '@portal/domain/plaque'
import type { PlaqueDesign, PlaqueRefusal } from '@portal/plaque'

/** Which version of which line's engraving it is: stands in the workshop's files. */
export interface ArtworkName {
  /** As people read it. */
  readonly bookingId: string
  readonly lineId: string
  readonly version: number
  readonly at: Date
}

/** What is to be drawn. */
export interface ArtworkJob {
  readonly entry: PlaqueConfigEntry
  readonly design: Omit<PlaqueDesign, 'hasPhoto'>
  /** As cropped, a PNG; null without one. */
  readonly photo: Uint8Array | null
  readonly name: ArtworkName
}

/** One artwork, as files. */
export interface DrawnArtwork {
  /** What is approved and engraved [ENG-50]. */
  readonly png: Uint8Array
  /** The same as a WebP of a screen's size. */
  readonly webp: Uint8Array
  /** The same for the workshop: outlines at true size. */
  readonly svg: Uint8Array
  readonly pdf: Uint8Array
}

/** What was drawn, or why it cannot be engraved. */
export type Drawing = DrawnArtwork | { readonly refusals: readonly PlaqueRefusal[] }

export type DrawArtwork = (job: ArtworkJob) => Promise<Drawing>

/** What was approved, as its proof tells it. */
export interface ProofJob {
  /** The artwork's PNG, as it is stored. */
  readonly picture: Uint8Array
  /** The plaque's, in cm. */
  readonly size: Size
  /** The configuration says how large the plaque is: only then the picture is called true to size. */
  readonly isSizeStated: boolean
  /** What the plaque is, on which the picture is shown besides. */
  readonly plate: Pick<PlaqueConfigEntry, 'Shape' | 'Color' | 'Ratios'>
  readonly title: string
  /** Each with its name. */
  readonly rows: readonly (readonly [name: string, value: string])[]
  readonly closing: string
  /** The file's own date. */
  readonly at: Date
}

export type DrawProof = (job: ProofJob) => Promise<Uint8Array>
