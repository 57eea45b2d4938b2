// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { isPartialStage, STAGE } from '@portal/domain'
import type { MissingDetail } from './missing'
import type { BookingRow } from './schema'

const WORDS: Readonly<Record<MissingDetail, string>> = {
  pet: "pet's full name",
  type: 'pet type',
  breed: 'breed',
  sex: 'sex',
  weight: 'weight',
  owner: "owner's full name",
  phone: "owner's phone",
  address: "owner's address",
  supplies: 'supplies',
}

/** What an unfinished booking lacks, in words: 'weight, breed'. */
export function missingList(missing: readonly string[]): string {
  const words: Readonly<Record<string, string>> = WORDS
  return missing.map((code) => words[code] ?? code).join(', ')
}

/** The same as a sentence of its own; '' when it lacks nothing we know of. */
export function missingWords(missing: readonly string[]): string {
  return missing.length ? `Missing: ${missingList(missing)}` : ''
}

/** What Edit cannot give: the provider notes the final instructions when Client Care has them. */
const NO_INSTRUCTIONS = 'Waiting for final instructions'

/**
 * Why a row waits, in words; '' where it does not, or where nothing is known to be missing. Only what Edit asks for is
 * called missing [OPEN-229].
 */
export function whyWaiting({
  missing,
  cstm: { order_stage_c: stage, ok_prepare_c: hasInstructions },
}: WaitingRow): string {
  if (!isPartialStage(stage)) return ''
  const isPending = stage?.trim() === STAGE.pendingDetails
  return [missingWords(missing), isPending && !hasInstructions && NO_INSTRUCTIONS].filter(Boolean).join('. ')
}

type WaitingRow = Pick<BookingRow, 'missing'> & {
  readonly cstm: Pick<BookingRow['cstm'], 'order_stage_c' | 'ok_prepare_c'>
}

/** For how many days a booking has been there, as it is said of a row [OPEN-229]. */
export function ageWords(days: number): string {
  if (days < 2) return days === 0 ? 'Today' : 'Yesterday'
  return `${days} days ago`
}

/** A service type as it is read: the provider writes them in small letters. */
export function serviceTypeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
