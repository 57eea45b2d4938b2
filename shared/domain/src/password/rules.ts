/** Words of the portal itself, which anybody tries first [OPEN-219]. */
const PORTAL_WORDS = ['portal', 'cremation', 'veterinary', 'password']

/** Shorter ones are in too many honest passwords: they are refused only where a password holds no other letters. */
const LEAST_LETTERS = 4

interface PasswordContext {
  readonly username: string
  /** Of the brand, the practice, and the person, as far as is known. */
  readonly names: readonly (string | null | undefined)[]
}

/** The words that a password of this account may not hold, each once, as they are written. */
export function ownWords({ username, names }: PasswordContext): readonly string[] {
  const [name = '', domain = ''] = username.split('@')
  // The end of a domain (`com`, `au`) is nobody's own.
  const parts = [...PORTAL_WORDS, ...names, name, ...domain.split('.').slice(0, -1)]
  const words = parts.flatMap((part) => (part ?? '').toLowerCase().match(/\p{L}{2,}/gu) ?? [])
  return [...new Set(words)]
}

/** The first of these words that a password holds, in whatever case and with digits for letters; undefined for none. */
export function guessedWord(password: string, words: readonly string[]): string | undefined {
  const text = folded(password)
  const letters = folded(withinEnds(password))
  return words.find((word) => (word.length < LEAST_LETTERS ? letters === folded(word) : text.includes(folded(word))))
}

/**
 * Whether a password is one of the commonest, or one of their words with digits and symbols around it, which is how
 * people meet a rule that asks for all three [OPEN-219]. The list is in lower case.
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

/** Without the digits and symbols before the first letter and after the last. */
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

/** What looks alike is alike: accents, digits for letters, i and l. */
const folded = (text: string) =>
  unleeted(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()).replaceAll('l', 'i')

const SHIFTED = ')!@#$%^&*('

/** A walk over the keyboard with Shift is the same walk: `1qaz@WSX`. */
const unshifted = (text: string) => text.replaceAll(/[)!@#$%^&*(]/g, (sign) => String(SHIFTED.indexOf(sign)))
