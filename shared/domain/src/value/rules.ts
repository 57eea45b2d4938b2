/** Why a field is refused; the screens hold the words. */
export type FieldCode =
  | 'required'
  | 'invalid'
  | 'tooLong'
  | 'notPositive'
  | 'notInList'
  | 'notOffered'
  | 'cityMissing'
  | 'postalcodeMissing'
  | 'coordinatesMissing'

export type FieldErrors<Field extends PropertyKey> = Partial<Record<Field, FieldCode>>

const OFF = new Set(['', '0', 'false', 'no', 'off'])

/** Whether a flag as the provider writes it ('1', 1, true, 'Yes') is set. */
export function isSet(value: string | number | boolean | null | undefined): boolean {
  if (typeof value === 'string') return !OFF.has(value.trim().toLowerCase())
  return Boolean(value)
}

/** A number from a number or text; null when it is none. */
export function toAmount(value: string | number | null | undefined): number | null {
  if (value == null || (typeof value === 'string' && value.trim() === '')) return null
  const amount = Number(value)
  return Number.isFinite(amount) ? amount : null
}

/** Rounds half up to two decimals; the factor undoes binary shortfall (10.075 gives 10.08). */
export function roundToHundredths(value: number): number {
  return Math.round(value * 100 * (1 + Number.EPSILON)) / 100
}

/** The code for a text that must be there and fit. */
export function textError(value: string | null | undefined, max: number): FieldCode | undefined {
  const length = value?.trim().length ?? 0
  if (length === 0) return 'required'
  return length > max ? 'tooLong' : undefined
}

/** Drops the fields without a code. */
export function onlyErrors<Field extends string>(
  errors: Readonly<Record<Field, FieldCode | undefined>>,
): FieldErrors<Field> {
  const found: FieldErrors<Field> = {}
  for (const field in errors) if (errors[field]) found[field] = errors[field]
  return found
}
