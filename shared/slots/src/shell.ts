import type { SlotName } from '@portal/federation'

/** A screen of the portal by its name in the navigation. */
export interface FoundScreen {
  readonly label: string
  readonly to: string
}

/** What is looked for from any staff page, and where it leads [OPEN-179]. */
export interface FindBoxProps {
  /** The text that it begins with. */
  readonly text: string
  /** A scanner read the text: where one booking alone has that number, it is opened at once [OPEN-195]. */
  readonly isScanned: boolean
  readonly screens: readonly FoundScreen[]
  /** Something was chosen: the page is on its way there. */
  onDone(): void
}

/** One field for bookings, staff members and screens, with what it finds. */
export const FindBox: SlotName<FindBoxProps> = 'FindBox'
