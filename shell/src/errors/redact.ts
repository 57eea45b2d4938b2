const QUERY = /\?[^\s'")]*/g
const TOKEN = /\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g
const EMAIL = /[^\s"'<>(),:;]+@[^\s"'<>(),:;]+/g
/** Phone numbers: nine digits or more, however they are grouped. */
const PHONE = /\+?\d(?:[ ()-]?\d){8,}/g
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
