import type { SlotName } from '@portal/federation'

/** A screen of the portal with its name in the navigation. */
export interface FoundScreen {
  readonly label: string
  readonly to: string
}

/** Search box of the staff pages [OPEN-179]. */
export interface FindBoxProps {
  /** Initial text. */
  readonly text: string
  /** The text comes from a scanner: if exactly one booking has that number, it opens at once [OPEN-195]. */
  readonly isScanned: boolean
  readonly screens: readonly FoundScreen[]
  /** Called when a result was chosen and the page navigates. */
  onDone(): void
}

/** Search field for bookings, staff members and screens, with results. */
export const FindBox: SlotName<FindBoxProps> = 'FindBox'
