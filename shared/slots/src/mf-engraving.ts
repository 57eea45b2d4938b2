import type { Engraving, EngravingDraft, PlaqueConfigEntry } from '@portal/domain'
import type { SlotName } from '@portal/federation'

/** The editor of a plaque, from its texts to the approval tick; has its own buttons [CAT-23..25]. */
export interface PlaqueStepsProps {
  readonly entry: PlaqueConfigEntry
  readonly petName: string
  /** The saved engraving of the line; null for a new line. */
  readonly engraving: Engraving | null
  /** Text ordered before the design, one line each. */
  readonly words?: string
  /** Label of the last button when it does not add to the cart. */
  readonly finish?: string
  /** Called by Previous on the editor's first step. */
  onBack(): void
  /** Called after an input: leaving then needs a confirmation. */
  onTouched(): void
  /**
   * Called by the last step's button. The caller saves, and keeps the editor open until all is saved.
   *
   * @param photo the cropped photo; null without a photo, and when the saved photo stays
   */
  onFinish(draft: EngravingDraft, photo: Blob | null): void
  /** The part that is being saved, as text; null when nothing is being saved. */
  readonly saving: string | null
  /** The last failure, as text. */
  readonly failure: string | null
}

/** A saved engraving for staff: picture, text, the owner's answer and contact. */
export interface ArtworkPreviewProps {
  readonly bookingId: string
  readonly lineId: string
}

/** Engraved text of an ordered line: on the product, or on a chosen value. */
export interface LineText {
  /** Id of the product or the value. */
  readonly productId: string
  readonly text: string
}

/** Preview of an ordered line: its saved artwork on the plaque, or its text where the catalogue places it. */
export interface LineLookProps {
  readonly name: string
  /** The line with a saved artwork; null without one. */
  readonly artwork: ArtworkPreviewProps | null
  /** The line's words; not drawn for a plaque with an artwork. */
  readonly words: readonly LineText[]
  /** Whether somebody checks the text here: then the picture is larger, with the letters one by one beside it. */
  readonly isSpelled: boolean
}

/** The steps of designing a plaque. */
export const PlaqueSteps: SlotName<PlaqueStepsProps> = 'PlaqueSteps'

/** A plaque's engraving, in a booking's details. */
export const ArtworkPreview: SlotName<ArtworkPreviewProps> = 'ArtworkPreview'

/** Preview of an ordered line, beside its text. */
export const LineLook: SlotName<LineLookProps> = 'LineLook'
