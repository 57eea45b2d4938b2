/** What a text is told that cannot be stored, whichever form it stands in. */
export const UNPRINTABLE = 'Remove hidden characters such as tabs, or type it again'

/** Words for a text that is there but cannot be taken; `max` is the rule's own limit. */
export function textWords(max: number) {
  return { tooLong: `Use at most ${max} characters`, unprintable: UNPRINTABLE }
}
