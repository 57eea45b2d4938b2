import { stageLabel } from '@portal/domain'
import type { BookingRow, StageLabels, TeamMember } from '@portal/domain'
import { isFoundIn } from '@portal/domain-bundled/search'
import { paths } from '@portal/federation'
import type { FoundScreen } from '@portal/slots/shell'
import { serviceTypeName } from '@portal/domain-bundled/list-words'

/** A result that can be opened. */
export interface SearchResult {
  readonly to: string
  readonly label: string
  /** Distinguishes results of the same name. */
  readonly detail?: string
}

export interface ResultGroup {
  readonly title: string
  readonly results: readonly SearchResult[]
}

/** Maximum results of each kind; for more, the user types on or opens the list. */
export const MAX_RESULTS = 6

/** Shorter texts match nearly every name. */
export const MIN_LETTERS = 2

/** Label of a booking: its pet, or the service for an order. */
export function bookingResult(row: BookingRow, labels: StageLabels | undefined): SearchResult {
  const { order_id_c: number, order_stage_c: stage, service_type: service } = row.cstm
  const kind = serviceTypeName(service?.name ?? '')
  const detail = [number, row.owner_name, row.pet_name && kind, stageLabel(stage, labels)]
  return { to: paths.booking(row.id), label: row.pet_name || kind, detail: detail.filter(Boolean).join(' · ') }
}

export function memberResults(text: string, members: readonly TeamMember[]): SearchResult[] {
  return members
    .map(({ id, first_name: first, last_name: last }) => ({
      to: paths.viewMember(id),
      label: `${first} ${last}`.trim(),
    }))
    .filter(({ label }) => isFoundIn(label, text))
    .slice(0, MAX_RESULTS)
}

/** All screens while the field is empty. */
export const screenResults = (text: string, screens: readonly FoundScreen[]): SearchResult[] =>
  screens.filter(({ label }) => isFoundIn(label, text))

/** The only booking with exactly this number; null for none or several. */
export function bookingWithNumber(number: string, rows: readonly BookingRow[]): BookingRow | null {
  const [only, ...others] = rows.filter(({ cstm }) => cstm.order_id_c === number)
  return only && others.length === 0 ? only : null
}
