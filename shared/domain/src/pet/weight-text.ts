/** A typed weight: in kg if a unit was written, otherwise a bare number. */
export type WeightText = { readonly kg: number } | { readonly bare: number }

const KG: ReadonlyMap<string, number> = new Map([
  ['k', 1],
  ['g', 0.001],
  ['l', 0.453_592_37],
  ['p', 0.453_592_37],
  ['o', 0.028_349_523_125],
])
const AMOUNT = String.raw`\d+(?:[.,]\d+)*[.,]?|[.,]\d+`
const UNIT = 'kgs?|kilos?|kilogram(?:me)?s?|gr?|gms?|gram(?:me)?s?|lbs?|pounds?|oz|ounces?'
const NUMBER_ALONE = new RegExp(`^([-+]?)(${AMOUNT})$`)
const IN_UNITS = new RegExp(String.raw`^(${AMOUNT})\s*(${UNIT})(?:\s*(?:,|and|&|\+)?\s*(${AMOUNT})\s*(${UNIT}))?\.?$`)

/** No weight is longer; the limit bounds the time spent. */
const LONGEST = 60

/** Reads "28,4", "5.4kg", "5 kg 400 g" or "12 lb 3 oz"; null if ambiguous. */
export function readWeight(text: string): WeightText | null {
  if (text.length > LONGEST) return null
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .toLowerCase()
    .trim()
  const [, sign, alone] = NUMBER_ALONE.exec(plain) ?? []
  if (alone !== undefined) return asBare(amountOf(alone, ''), sign === '-')
  const [, amount = '', unit = '', rest, restUnit = ''] = IN_UNITS.exec(plain) ?? []
  const kg = inKg(amount, unit)
  if (kg === null || rest === undefined) return asKg(kg)
  const more = inKg(rest, restUnit)
  const isPart = unit.startsWith('k') ? restUnit.startsWith('g') : /^[lp]/.test(unit) && restUnit.startsWith('o')
  return more !== null && isPart && more < (KG.get(unit.charAt(0)) ?? 0) ? asKg(kg + more) : null
}

const asKg = (kg: number | null) => (kg === null ? null : { kg })
const asBare = (amount: number | null, isNegative: boolean) =>
  amount === null ? null : { bare: isNegative ? -amount : amount }

function inKg(amount: string, unit: string): number | null {
  const value = amountOf(amount, unit)
  return value === null ? null : value * (KG.get(unit.charAt(0)) ?? Number.NaN)
}

/**
 * A number with a point or comma before its decimals. "5,400" is 5400 only for grams; for other units it is ambiguous.
 */
function amountOf(text: string, unit: string): number | null {
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text))
    return unit.startsWith('g') ? Number(text.replaceAll(',', '')) : null
  return /[.,].*[.,]/.test(text) || text === '' ? null : Number(text.replace(',', '.'))
}

/** A typed weight in kg, or in units of `ratio` kg; null if it is not a weight. */
export function typedWeight(entered: string | number | null | undefined, ratio?: number | null): number | null {
  if (typeof entered !== 'string') return entered != null && Number.isFinite(entered) ? entered : null
  const read = readWeight(entered)
  if (read === null || 'bare' in read) return read?.bare ?? null
  return Number((read.kg / (ratio ?? 1)).toPrecision(9))
}
