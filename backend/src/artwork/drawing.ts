import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import type { PlaqueDesign, PlaqueRefusal } from '@portal/plaque'

/** What is to be drawn. */
export interface ArtworkJob {
  readonly entry: PlaqueConfigEntry
  readonly design: Omit<PlaqueDesign, 'hasPhoto'>
  /** As cropped, a PNG; null without one. */
  readonly photo: Uint8Array | null
}

/** One artwork, as files. */
export interface DrawnArtwork {
  /** What is approved and engraved [ENG-50]. */
  readonly png: Uint8Array
  /** The same as a WebP of a screen's size. */
  readonly screen: Uint8Array
}

/** What was drawn, or why it cannot be engraved. */
export type Drawing = DrawnArtwork | { readonly refusals: readonly PlaqueRefusal[] }

export type DrawArtwork = (job: ArtworkJob) => Promise<Drawing>
