const QUERY = /\?[^\s'")]*/g
// Both patterns match whole words, so that each character is visited once: messages may contain text from strangers.
const TOKEN_WORD = /[\w.-]+/g
const EMAIL_WORD = /[^\s"'<>(),:;]+/g
/** Australian phone numbers in any grouping. Other long numbers are ids and times. */
const PHONE = /(?<!\d)(?:\+?61|0)(?:[ ()-]*\d){9}(?!\d)/g
/** Text in double quotes is data: browsers quote text that they could not parse. */
const QUOTED = /"[^"]*"/g

/** Removes possible personal data from an error message: names, addresses, phone numbers, tokens, query strings. */
export function redact(message: string): string {
  return message
    .replace(TOKEN_WORD, withoutToken)
    .replace(QUOTED, '"[text]"')
    .replace(EMAIL_WORD, (word) => (isAddress(word) ? '[email]' : word))
    .replace(PHONE, '[number]')
    .replace(QUERY, '')
}

/** Cuts the word where a token begins. */
function withoutToken(word: string): string {
  const at = word.search(/\beyJ/)
  if (at < 0 || !word.includes('.', at)) return word
  return `${word.slice(0, at)}[token]`
}

function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1)
  return at > 0 && at < word.length - 1
}
