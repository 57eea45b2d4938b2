import type { Engraving, EngravingDraft, PlaqueConfigEntry } from '@portal/domain'
import type { SlotName } from '@portal/federation'

/** The editor of a plaque, from its texts to the tick of approval; draws its own buttons [CAT-23..25]. */
export interface PlaqueStepsProps {
  readonly entry: PlaqueConfigEntry
  readonly petName: string
  /** What is stored of the line; null of a new one. */
  readonly engraving: Engraving | null
  /** What was ordered in words, a line each, before anybody designed it. */
  readonly words?: string
  /** What the last button says where it adds nothing to the cart. */
  readonly finish?: string
  /** Back from the first of its steps. */
  onBack(): void
  /** After something was entered: leaving asks first. */
  onTouched(): void
  /**
   * The last step's button; whoever shows the editor saves and keeps it until all is stored.
   *
   * @param photo as cropped, a PNG; null without one, and when the one that is stored stays
   */
  onFinish(draft: EngravingDraft, photo: Blob | null): void
  /** What is being saved, in words; null when nothing is. */
  readonly saving: string | null
  /** What went wrong at the last try, in words. */
  readonly failure: string | null
}

/** A stored engraving for staff: its picture, its words, what the owner said, how the owner is reached. */
export interface ArtworkPreviewProps {
  readonly bookingId: string
  readonly lineId: string
}

/** Words on what is ordered: on the product, or on a value that was chosen for it. */
export interface WordsOnLine {
  /** Of the product or the value. */
  readonly productId: string
  readonly text: string
}

/** An ordered line as it will look: its stored artwork on the plaque, or its words where the catalogue has them go. */
export interface LineLookProps {
  readonly name: string
  /** Whose artwork is stored; null of what is no plaque, and of one without artwork. */
  readonly artwork: ArtworkPreviewProps | null
  readonly words: readonly WordsOnLine[]
}

/** The steps in which a plaque is made. */
export const PlaqueSteps: SlotName<PlaqueStepsProps> = 'PlaqueSteps'

/** What is engraved on a plaque, beside a booking's details. */
export const ArtworkPreview: SlotName<ArtworkPreviewProps> = 'ArtworkPreview'

/** How an ordered line will look, beside its words. */
export const LineLook: SlotName<LineLookProps> = 'LineLook'
