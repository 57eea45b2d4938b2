import type { Order, Pet, QuotedLine, WizardKind } from '@portal/domain'
import type { SlotName } from '@portal/federation'

/** A line from the catalogue for the booking; prices come from the server [OPEN-84]. */
export type CartLineInput = Pick<QuotedLine, 'name' | 'quantity'> &
  Partial<Pick<QuotedLine, 'id' | 'editId' | 'engravingText' | 'packageProductsC' | 'parentProductId'>> & {
    readonly productId: string
  }

/** A line on the server. */
export type SavedLine = QuotedLine & { readonly bookingId: string }

/**
 * When the owner can be asked to check engraved words: after the submission, or after the save if the booking is
 * submitted. Never if their number does not open the owner's pages [OPEN-133, OPEN-383].
 */
export type OwnerCheck = 'afterSubmission' | 'afterSave' | 'never'

/** The cart of one booking. The catalogue changes it only through these functions; the wizard saves. */
export interface BookingCart extends Order {
  readonly bookingId: string
  readonly orderId: string
  /** The booked service, which decides whether ashes are returned [OPEN-340]. */
  readonly serviceType: string
  /** Whether these items may be saved as a list [OPEN-224]. */
  readonly canSaveAsList: boolean
  /** The pet for whom sizes are chosen. */
  readonly pet: Pick<Pet, 'firstName' | 'weight'>
  readonly ownerCheck: OwnerCheck
  /**
   * Creates the booking if needed, else updates it [CAT-40]. Resolves to the saved line with its booking's id, which
   * may be new. Rejects with an ApiError; nothing is lost.
   */
  saveLine(line: CartLineInput): Promise<SavedLine>
  /** Marks the line deleted with quantity 0 and updates the booking [CAT-46]. */
  removeLine(line: QuotedLine): Promise<void>
  /** Undoes a removal. */
  restoreLine(line: QuotedLine): Promise<void>
}

export interface ItemSelectionProps {
  /** The wizard, which decides the filters [CAT-16..18]. */
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
  /** Called after a package was put into the cart [WIZ-46]. */
  onChosen(line: QuotedLine): void
}

/** The products of a booking, to choose from. */
export const ItemSelection: SlotName<ItemSelectionProps> = 'ItemSelection'

/** The packages of a service, one of which is chosen. */
export const BundleStep: SlotName<BundleStepProps> = 'BundleStep'

/** The cart of a booking, beside the step that fills it. */
export const CartPanel: SlotName<CartPanelProps> = 'CartPanel'

/** A button that opens the cart of a booking, for steps without space beside them. */
export const CartButton: SlotName<CartPanelProps> = 'CartButton'
