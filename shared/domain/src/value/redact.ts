const QUERY = /\?[^\s'")]*/g
const TOKEN = /\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g
const EMAIL = /[^\s"'<>(),:;]+@[^\s"'<>(),:;]+/g
/** Australian phone numbers, however they are grouped; other long numbers are ids and times. */
const PHONE = /(?<!\d)(?:\+?61|0)(?:[ ()-]*\d){9}(?!\d)/g
/** What stands in double quotes is data: a browser quotes what it could not parse. */
const QUOTED = /"[^"]*"/g

/** A message of an error without what may be of a person: names, addresses, phones, tokens, query strings. */
export function redact(message: string): string {
  return message
    .replace(TOKEN, '[token]')
    .replace(QUOTED, '"[text]"')
    .replace(EMAIL, '[email]')
    .replace(PHONE, '[number]')
    .replace(QUERY, '')
}
