import { stageLabel } from '@portal/domain'
import type { BookingRow, StageLabels, TeamMember } from '@portal/domain'
import { isFoundIn } from '@portal/domain/search'
import { paths } from '@portal/federation'
import type { FoundScreen } from '@portal/slots/shell'
import { serviceTypeName } from '@portal/domain/list-words'

/** Something to open. */
export interface Found {
  readonly to: string
  readonly label: string
  /** What tells it from another of that name. */
  readonly detail?: string
}

export interface FoundGroup {
  readonly title: string
  readonly found: readonly Found[]
}

/** So many of each kind: who does not see it types on, or opens the list. */
export const MOST_FOUND = 6

/** Short texts are in every name. */
export const LEAST_LETTERS = 2

/** A booking by its pet; an order without one by what it is. */
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

/** All screens while nothing is typed. */
export const foundScreens = (text: string, screens: readonly FoundScreen[]): Found[] =>
  screens.filter(({ label }) => isFoundIn(label, text))

/** The one booking that bears this very number; null where none does, or where several could be meant. */
export function bookingNumbered(number: string, rows: readonly BookingRow[]): BookingRow | null {
  const [only, ...others] = rows.filter(({ cstm }) => cstm.order_id_c === number)
  return only && others.length === 0 ? only : null
}
