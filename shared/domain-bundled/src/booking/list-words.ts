import { STAGE, isPartialStage } from '@portal/domain'
import type { BookingRow, MissingDetail } from '@portal/domain'

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

/** Missing details of an unfinished booking as text: 'weight, breed'. */
export function missingList(missing: readonly string[]): string {
  const words: Readonly<Record<string, string>> = WORDS
  return missing.map((code) => words[code] ?? code).join(', ')
}

/** Missing details as a sentence: 'Missing: weight, breed'; '' if nothing is missing. */
export function missingWords(missing: readonly string[]): string {
  return missing.length ? `Missing: ${missingList(missing)}` : ''
}

/** The practice cannot give final instructions under Edit: Client Care notes them. */
const NO_INSTRUCTIONS = 'Waiting for final instructions'

/**
 * Why a row waits for the practice; '' if it does not, or if no missing detail is known. Lists only details that Edit
 * asks for [OPEN-229].
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

/** Age of a booking as rows show it [OPEN-229]. */
export function ageWords(days: number): string {
  if (days < 2) return days === 0 ? 'Today' : 'Yesterday'
  return `${days} days ago`
}

/** The service type with a capital letter: the provider writes it in lower case. */
export function serviceTypeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
