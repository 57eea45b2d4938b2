import type { Engraving, EngravingDraft, Order, Pet, PlaqueConfigEntry, QuotedLine, WizardKind } from '@portal/domain'

/** A line as the catalogue hands it to the booking; prices come from the server [OPEN-84]. */
export type CartLineInput = Pick<QuotedLine, 'name' | 'quantity'> &
  Partial<Pick<QuotedLine, 'id' | 'editId' | 'engravingText' | 'packageProductsC' | 'parentProductId'>> & {
    readonly productId: string
  }

/** A line that the server has. */
export type SavedLine = QuotedLine & { readonly bookingId: string }

/** The cart of one booking. Whoever shows the cart changes it only through these; the booking's owner saves. */
export interface BookingCart extends Order {
  readonly bookingId: string
  readonly orderId: string
  /** For whom sizes are chosen; carts from before 2.1 do not tell. */
  readonly pet?: Pick<Pet, 'firstName' | 'weight'>
  /**
   * Creates the booking when there is none, else updates it [CAT-40], and answers the line as it is saved, with the
   * id of its booking, which may be new. Rejects with an ApiError; nothing is lost.
   */
  saveLine(line: CartLineInput): Promise<SavedLine>
  /** Marks the line deleted with quantity 0 and updates the booking [CAT-46]. */
  removeLine(line: QuotedLine): Promise<void>
  /** Undoes a removal. */
  restoreLine(line: QuotedLine): Promise<void>
}

export interface ItemSelectionProps {
  /** Which wizard asks: decides the filters [CAT-16..18]. */
  readonly flow: WizardKind
  readonly serviceType: string
  readonly petWeight: number | null
  readonly cart: BookingCart
}

export interface CartPanelProps {
  readonly cart: BookingCart
}

export interface BundleStepProps {
  readonly serviceType: string
  readonly petWeight: number | null
  readonly cart: BookingCart
  /** After a package was put into the cart [WIZ-46]. */
  onChosen(line: QuotedLine): void
}

/** What the editor hands over to be stored. */
export interface PlaquePictures {
  /** The whole plaque as it is engraved, a PNG. */
  readonly artwork: Blob
  /** The photo as cropped, a PNG; null without one, and when the one that is stored stays. */
  readonly photo: Blob | null
}

/** The editor of a plaque, from its texts to the tick of approval; draws its own buttons [CAT-23..25]. */
export interface PlaqueStepsProps {
  readonly entry: PlaqueConfigEntry
  readonly petName: string
  /** What is stored of the line; null of a new one. */
  readonly engraving: Engraving | null
  /** Back from the first of its steps. */
  onBack(): void
  /** After something was entered: leaving asks first. */
  onTouched(): void
  /** The last step's button; whoever shows the editor saves and keeps it until all is stored. */
  onFinish(draft: EngravingDraft, pictures: PlaquePictures): void
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

/** Typed props of each slot; a slot's provider and its users are checked against the same line. */
export interface SlotProps {
  ItemSelection: ItemSelectionProps
  BundleStep: BundleStepProps
  CartPanel: CartPanelProps
  CartButton: CartPanelProps
  PlaqueSteps: PlaqueStepsProps
  ArtworkPreview: ArtworkPreviewProps
}
