const NUMBERS = /\d+/g

/**
 * Whether a found address has a house number that was typed. A suburb or a postcode alone has many streets, so the
 * first one found is arbitrary [OPEN-371].
 */
export function hasTypedNumber(typed: string, found: string): boolean {
  const [street = ''] = found.split(',')
  const inStreet = street.match(NUMBERS) ?? []
  return /\p{L}/u.test(typed) && (typed.match(NUMBERS) ?? []).some((number) => inStreet.includes(number))
}
