/** Words about the portal, which anybody would try first [OPEN-219]. */
const PORTAL_WORDS = ['portal', 'cremation', 'veterinary', 'password']

/** Shorter words occur in many good passwords, so they are refused only if the password has no other letters. */
const LEAST_LETTERS = 4

interface PasswordContext {
  readonly username: string
  /** Known names of the brand, the practice and the person. */
  readonly names: readonly (string | null | undefined)[]
}

/** Words that a password of this account must not contain, each once, in lower case. */
export function ownWords({ username, names }: PasswordContext): readonly string[] {
  const [name = '', domain = ''] = username.split('@')
  // The end of a domain (`com`, `au`) identifies nobody.
  const parts = [...PORTAL_WORDS, ...names, name, ...domain.split('.').slice(0, -1)]
  const words = parts.flatMap((part) => (part ?? '').toLowerCase().match(/\p{L}{2,}/gu) ?? [])
  return [...new Set(words)]
}

/** The first of these words in the password, ignoring case and with digits read as letters; undefined if none. */
export function guessedWord(password: string, words: readonly string[]): string | undefined {
  const text = folded(password)
  const letters = folded(withinEnds(password))
  return words.find((word) => (word.length < LEAST_LETTERS ? letters === folded(word) : text.includes(folded(word))))
}

/**
 * Whether a password is common, or a common word with digits and symbols around it, as people write to satisfy password
 * rules [OPEN-219]. `common` is in lower case.
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const whole = password.toLowerCase()
  const forms = [
    whole,
    unshifted(whole),
    whole.replace(/[^a-z0-9]+$/, ''),
    withinEnds(whole),
    unleeted(withinEnds(whole)),
  ]
  return forms.some((form) => common.has(form))
}

/** The text between its first and last letter. */
const withinEnds = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
}

const unleeted = (text: string) => text.replaceAll(/[@4831!|0$57+]/g, (sign) => LETTERS[sign] ?? sign)

/** Makes lookalikes equal: accents, digits for letters, i and l. */
const folded = (text: string) =>
  unleeted(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()).replaceAll('l', 'i')

const SHIFTED = ')!@#$%^&*('

/** Undoes Shift, so that a walk over the keyboard such as `1qaz@WSX` is recognised. */
const unshifted = (text: string) => text.replaceAll(/[)!@#$%^&*(]/g, (sign) => String(SHIFTED.indexOf(sign)))
