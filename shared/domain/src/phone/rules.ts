import { grouped, numberAbroad, phoneDigits } from './digits'

export type PhoneKind = 'mobile' | 'home' | 'work'
export type PhoneFormat = '2-4-4' | '4-3-3'

/** The national number, without punctuation, invisible characters and +61, 0061 or 61 [OPEN-45, OPEN-352]. */
function nationalDigits(phone: string): string {
  const plain = phoneDigits(phone)
  if (plain.startsWith('+61')) return plain.slice(3)
  // 61 is a country code only before a full number; nine-digit numbers may begin with 61.
  return /^61(\d{9}|0\d{9}|1[38]00\d{6})$/.test(plain) ? plain.slice(2) : plain
}

/** 10 digits starting with 02, 03, 04, 07 or 08, or 9 digits not starting with 0 [DOM-42]. */
export function isValidOwnerPhone(phone: string | null | undefined): boolean {
  return /^(0[23478]\d{8}|[1-9]\d{8})$/.test(nationalDigits(phone ?? ''))
}

/** The strict screen's rule: exactly 10 digits, and valid by the owner rule [DOM-43, OPEN-45]. */
export function isTenDigitPhone(phone: string | null | undefined): boolean {
  return /^\d{10}$/.test(phone ?? '') && isValidOwnerPhone(phone)
}

/** 1300 and 1800 numbers, the same with and without a country code. */
const SERVICE = /^1[38]00\d{6}$/
/** New Zealand numbers with +64; mobiles begin with 2. */
const NEW_ZEALAND = /^\+64(2\d{7,9}|[34679]\d{7})$/

/** The +64 form of a number; '' for a number outside New Zealand. The number needs its country code [OPEN-125]. */
function newZealand(phone: string): string {
  const plain = phoneDigits(phone).replace(/^\+640?/, '+64')
  return NEW_ZEALAND.test(plain) ? plain : ''
}

/** The form of a foreign number with its country code; '' for other numbers. */
function abroad(phone: string): string {
  const other = numberAbroad(phone)
  return other ? `+${other.country}${other.rest}` : newZealand(phone)
}

/** Whether we can call the number: Australian, 1300, 1800 or foreign [OPEN-125]. */
export function isCallablePhone(phone: string | null | undefined): boolean {
  return normalisePhone(phone) !== null
}

/** Whether the number receives SMS: the portal sends them to Australian mobiles only [OPEN-125]. */
export function canReceiveSms(phone: string | null | undefined): boolean {
  return normalisePhone(phone)?.startsWith('+614') ?? false
}

/** Whether the owner's pages accept this number: they ask for the nine digits after +61 [ENG-22, OPEN-132]. */
export function opensOwnerPages(phone: string | null | undefined): boolean {
  return isValidOwnerPhone(phone)
}

/** The stored form: +61 for Australia, 1300 and 1800, the own country code for others; null if invalid [DOM-44]. */
export function normalisePhone(phone: string | null | undefined): string | null {
  const digits = nationalDigits(phone ?? '')
  if (isValidOwnerPhone(phone) || SERVICE.test(digits)) return `+61${digits.replace(/^0/, '')}`
  return abroad(phone ?? '') || null
}

/** Kind of a number, by the first digit after the prefix [DOM-45]. */
export function phoneKind(phone: string): PhoneKind {
  const ofNewZealand = newZealand(phone)
  if (ofNewZealand) return ofNewZealand.startsWith('+642') ? 'mobile' : 'home'
  const first = nationalDigits(phone).replace(/^0/, '').charAt(0)
  if (first === '4') return 'mobile'
  return first !== '' && '2378'.includes(first) ? 'home' : 'work'
}

/** A number as people type it: a leading +61 becomes 0 [DOM-13, PRA-33]. */
export function formatTypedPhone(phone: string | null | undefined): string {
  const known = normalisePhone(phone) ?? (phone ?? '').trim()
  const service = nationalDigits(known)
  return SERVICE.test(service) ? service : known.replace(/^\+61\s*\(?0?\)?/, '0')
}

const GROUPS: Record<PhoneFormat, RegExp> = {
  '2-4-4': /^(\d{2})(\d{4})(\d{4})$/,
  '4-3-3': /^(\d{4})(\d{3})(\d{3})$/,
}

const formatOf = (phone: string): PhoneFormat => (phoneKind(phone) === 'mobile' ? '4-3-3' : '2-4-4')

/**
 * Groups a number: Client Care 2-4-4, representative 4-3-3, others by kind. Other lengths stay as typed [PRA-31,
 * PRA-32].
 */
export function formatPhone(phone: string | null | undefined, format = formatOf(phone ?? '')): string {
  const typed = formatTypedPhone(phone)
  if (SERVICE.test(typed)) return typed.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
  if (newZealand(typed)) return typed.replace(/^\+64(2\d|\d)(\d{3})(\d+)$/, '+64 $1 $2 $3')
  const other = numberAbroad(typed)
  if (other) return `+${other.country} ${grouped(other.rest)}`
  return typed.replace(GROUPS[format], '$1 $2 $3')
}

/** The number of Client Care, grouped 2-4-4 [PRA-31]. */
export function clientCarePhone(phone: string | null | undefined): string {
  return formatPhone(phone, '2-4-4')
}
