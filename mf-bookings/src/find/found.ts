import { stageLabel } from '@portal/domain'
import type { BookingRow, StageLabels, TeamMember } from '@portal/domain'
import { isFoundIn } from '@portal/domain/search'
import { paths } from '@portal/federation'
import type { FoundScreen } from '@portal/slots/shell'
import { serviceTypeName } from '@portal/domain/list-words'

/** A result that can be opened. */
export interface Found {
  readonly to: string
  readonly label: string
  /** Distinguishes results of the same name. */
  readonly detail?: string
}

export interface FoundGroup {
  readonly title: string
  readonly found: readonly Found[]
}

/** Maximum results of each kind; for more, the user types on or opens the list. */
export const MOST_FOUND = 6

/** Shorter texts match nearly every name. */
export const LEAST_LETTERS = 2

/** Label of a booking: its pet, or the service for an order. */
export function foundBooking(row: BookingRow, labels: StageLabels | undefined): Found {
  const { order_id_c: number, order_stage_c: stage, service_type: service } = row.cstm
  const kind = serviceTypeName(service?.name ?? '')
  const detail = [number, row.owner_name, row.pet_name && kind, stageLabel(stage, labels)]
  return { to: paths.booking(row.id), label: row.pet_name || kind, detail: detail.filter(Boolean).join(' · ') }
}

export function foundMembers(text: string, members: readonly TeamMember[]): Found[] {
  return members
    .map(({ id, first_name: first, last_name: last }) => ({
      to: paths.viewMember(id),
      label: `${first} ${last}`.trim(),
    }))
    .filter(({ label }) => isFoundIn(label, text))
    .slice(0, MOST_FOUND)
}

/** All screens while the field is empty. */
export const foundScreens = (text: string, screens: readonly FoundScreen[]): Found[] =>
  screens.filter(({ label }) => isFoundIn(label, text))

/** The only booking with exactly this number; null for none or several. */
export function bookingNumbered(number: string, rows: readonly BookingRow[]): BookingRow | null {
  const [only, ...others] = rows.filter(({ cstm }) => cstm.order_id_c === number)
  return only && others.length === 0 ? only : null
}
