/** Error text of a text that cannot be stored, in every form. */
export const UNPRINTABLE = 'Remove hidden characters such as tabs, or type it again'

/** Error texts of a text that is not accepted; `max` is the rule's limit. */
export function textMessages(max: number) {
  return { tooLong: `Use at most ${max} characters`, unprintable: UNPRINTABLE }
}
