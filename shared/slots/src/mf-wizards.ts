import type { SlotName } from '@portal/federation'

export interface KeepListProps {
  /** A vet supply order, submitted or not; what is kept are its items as the server has them. */
  readonly bookingId: string
  onClose(): void
}

/** Asks for a name, and keeps the items of an order under it [OPEN-224]. */
export const KeepList: SlotName<KeepListProps> = 'KeepList'

export interface HoldPetProps {
  readonly bookingId: string
  onClose(): void
}

/** Asks whether to hold a pet back, and adds that to the special instructions of its booking [OPEN-336]. */
export const HoldPet: SlotName<HoldPetProps> = 'HoldPet'
