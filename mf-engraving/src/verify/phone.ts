export const INVALID_PHONE = 'The phone number is invalid for this engraving.'

/** Only digits are kept; a pasted +61, 0061 or first 0 goes, so that a pasted number fits [ENG-22, OPEN-352]. */
export function digitsOnly(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '')
  const national = digits.length > 9 ? digits.replace(/^(?:(?:0011|00)?61(?=0?\d{9}))?0?/, '') : digits
  return national.slice(0, 9)
}

/** Exactly 9 digits [ENG-22]. */
export function isNineDigits(phone: string): boolean {
  return /^\d{9}$/.test(phone)
}
