/** Prefixes that people write before a number: "tel:", "Mob.", "Ph:". */
const LABEL = /^\s*\p{L}{1,9}\s*[.:]\s*/u
/** Invisible characters that copying adds: writing direction, zero width, soft hyphen. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu
const BETWEEN_DIGITS = /[\s().\p{Pd}\u2212\u00b7]/gu
/** International dialling prefixes of Australia and of most other countries. */
const DIALLED_ABROAD = /^(?:\++|0011(?=[1-9])|00(?=[1-9]))/

/** No number is longer; the limit bounds the time spent. */
const LONGEST = 100

/** The digits of a typed or pasted number, with `+` before a country code. Checks nothing. */
export function phoneDigits(phone: string): string {
  if (phone.length > LONGEST) return ''
  return phone
    .normalize('NFKC')
    .replace(HIDDEN, '')
    .replace(LABEL, '')
    .replace(/\(\s*0\s*\)/, '')
    .replace(/(\d{2})\s*\/\s*(?=\d{2})/g, '$1')
    .replace(BETWEEN_DIGITS, '')
    .replace(DIALLED_ABROAD, '+')
}

/** Country codes in use, except Australia and New Zealand, whose numbers have their own rules. */
const COUNTRY_CODE =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[02356]|8[1246]|9[0-58]|21[1-368]|2[2-69]\d|3[578]\d|42[013]|50\d|59\d|6[789]\d|85[02356]|88[06]|96\d|97\d|99[2-68])([1-9]\d*|0[1-9]\d*)$/
/** Digits of a full number with its country code. */
const [LEAST, MOST] = [8, 15]
const NORTH_AMERICA = /^[2-9]\d{2}[2-9]\d{6}$/

/** Country code and rest of a foreign number; null without a known country code or with a wrong number of digits. */
export function numberAbroad(phone: string): { readonly country: string; readonly rest: string } | null {
  const digits = phoneDigits(phone)
  const [, country, rest] = COUNTRY_CODE.exec(digits) ?? []
  if (country === undefined || rest === undefined) return null
  const isWhole = digits.length > LEAST && digits.length <= MOST + 1
  return isWhole && (country !== '1' || NORTH_AMERICA.test(rest)) ? { country, rest } : null
}

/** Digits in groups of three or four: "207 946 0018". */
export function grouped(digits: string): string {
  const count = Math.ceil(digits.length / 4)
  const size = Math.floor(digits.length / count)
  const short = count - (digits.length % count)
  const from = (at: number) => at * size + Math.max(0, at - short)
  return Array.from({ length: count }, (_, at) => digits.slice(from(at), from(at + 1))).join(' ')
}
