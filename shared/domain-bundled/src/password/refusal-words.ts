/** The user pool's message for a leaked password contains these words; they distinguish it from a malformed one. */
const LEAKED = /security reasons/
/** Message of the portal's own server, which refuses common passwords without asking the pool [OPEN-219]. */
const COMMON = /one of the commonest/
const GUESSED = /guessed first: (.+)$/

/** The message for a refused new password, by the pool's exception; undefined for other exceptions. */
export function passwordRefusal(error: string | null, message: string): string | undefined {
  if (error === 'PasswordHistoryPolicyViolationException') return USED_BEFORE
  return error === 'InvalidPasswordException' || error === 'InvalidParameterException'
    ? refusedText(message)
    : undefined
}

function refusedText(message: string): string {
  const [, word] = GUESSED.exec(message) ?? []
  if (word !== undefined) return guessedText(word)
  if (COMMON.test(message)) return COMMON_PASSWORD
  return LEAKED.test(message) ? LEAKED_PASSWORD : INVALID_PASSWORD
}

export const guessedText = (word: string) =>
  `Leave out “${word}”. Words of the portal, of your practice, and of your name or email are what others try first.`

export const PASSWORD_RULE =
  'The password must contain a letter, a number and a symbol, and have at least 8 characters.'

const COMMON_PASSWORD =
  'Too many people use this password, so it is tried first. Choose another, such as three words that do not belong together, with a number and a symbol.'

const USED_BEFORE = 'You had this password before. Choose one that you have not used here.'

const LEAKED_PASSWORD =
  'This password was found in a list of passwords that leaked from another service, so others may try it. Choose one that you use nowhere else.'

const INVALID_PASSWORD =
  'Password is invalid: Must contain letter, number, and symbol (for example: @, !, $, etc). Also the length should be minimum 8 characters.'
