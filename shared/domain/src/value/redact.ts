const QUERY = /\?[^\s'")]*/g
// Both take whole words, so that each character is looked at once: messages may hold what strangers sent.
const TOKEN_WORD = /[\w.-]+/g
const EMAIL_WORD = /[^\s"'<>(),:;]+/g
/** Australian phone numbers, however they are grouped; other long numbers are ids and times. */
const PHONE = /(?<!\d)(?:\+?61|0)(?:[ ()-]*\d){9}(?!\d)/g
/** What stands in double quotes is data: a browser quotes what it could not parse. */
const QUOTED = /"[^"]*"/g

/** A message of an error without what may be of a person: names, addresses, phones, tokens, query strings. */
export function redact(message: string): string {
  return message
    .replace(TOKEN_WORD, withoutToken)
    .replace(QUOTED, '"[text]"')
    .replace(EMAIL_WORD, (word) => (isAddress(word) ? '[email]' : word))
    .replace(PHONE, '[number]')
    .replace(QUERY, '')
}

/** The word up to where a token begins. */
function withoutToken(word: string): string {
  const at = word.search(/\beyJ/)
  if (at < 0 || !word.includes('.', at)) return word
  return `${word.slice(0, at)}[token]`
}

/** Whether an @ stands within the word. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1)
  return at > 0 && at < word.length - 1
}
