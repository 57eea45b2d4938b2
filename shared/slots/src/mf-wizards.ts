import type { SlotName } from '@portal/federation'

export interface SaveListProps {
  /** A vet supply order, submitted or not. Its items are saved as the server has them. */
  readonly bookingId: string
  onClose(): void
}

/** Asks for a name and saves the items of an order as a list [OPEN-224]. */
export const SaveList: SlotName<SaveListProps> = 'SaveList'

export interface HoldPetProps {
  readonly bookingId: string
  onClose(): void
}

/** Asks whether to hold a pet, and adds that to the booking's special instructions [OPEN-336]. */
export const HoldPet: SlotName<HoldPetProps> = 'HoldPet'
