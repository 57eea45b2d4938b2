/**
 * Whether a found address has a house number that was typed. A suburb or a postcode alone has many streets, so the
 * first one found is arbitrary [OPEN-344].
 */
export function hasTypedNumber(typed: string, found: string): boolean {
  const [street = ''] = found.split(',')
  const inStreet = numbersOf(street)
  return /\p{L}/u.test(typed) && numbersOf(typed).some((number) => inStreet.includes(number))
}

const numbersOf = (text: string): readonly string[] => text.match(/\d+/g) ?? []
