export const INVALID_PHONE = 'The phone number is invalid for this engraving.'

/** Keeps digits only; removes +61, 0061 or the first 0 of a pasted number [ENG-22, OPEN-352]. */
export function digitsOnly(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '')
  const national = digits.length > 9 ? digits.replace(/^(?:(?:0011|00)?61(?=0?\d{9}))?0?/, '') : digits
  return national.slice(0, 9)
}

/** Exactly 9 digits [ENG-22]. */
export function isNineDigits(phone: string): boolean {
  return /^\d{9}$/.test(phone)
}
