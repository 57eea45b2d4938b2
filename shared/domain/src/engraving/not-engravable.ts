import { engravedForm, isEngravable, seenCharacters } from './characters'
import { LOOK_ALIKES } from './look-alikes.data'

export type NotEngravableCode =
  /** Nothing of it is seen. */
  | 'invisible'
  /** Looks like a character that can be engraved. */
  | 'lookAlike'
  /** Marks that no letter of ours has. */
  | 'marks'
  /** Letters and figures of other scripts. */
  | 'letters'
  /** Emoji and other signs. */
  | 'signs'

/** Something in a text that cannot be engraved, and where. */
export interface NotEngravable {
  readonly code: NotEngravableCode
  /** As it stands there: of marks, letters and signs all that follow each other. */
  readonly text: string
  /** Where it begins, in the text as it is engraved. */
  readonly index: number
  /** Its line, from 1. */
  readonly line: number
  /** What is read before it in its line: the end of the last word; '' at the beginning. */
  readonly before: string
  /** Of a look-alike: the character that it looks like. */
  readonly like: string | null
}

/** No ink: controls, formats, blanks of other kinds, what has no sign at all, and Braille's blank. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u
const MARK = /\p{M}/u
const LETTER_FIRST = /^[\p{L}\p{N}]/u
const KEYCAP = '\u20e3'

/** Of a word before the place, this much is told, found in this much of the text. */
const MOST_BEFORE = 12
const LOOKED_AT = 64

/** All that cannot be engraved of a text, in its order; none when it can. A line break only ends a line. */
export function notEngravable(text: string): NotEngravable[] {
  const found: NotEngravable[] = []
  const whole = engravedForm(text.replace(/\r\n?/g, '\n'))
  let [index, line, lineAt] = [0, 1, 0]
  for (const seen of seenCharacters(whole)) {
    if (seen === '\n') [line, lineAt] = [line + 1, index + 1]
    else if (!isEngravable(seen)) {
      const what = judged(seen)
      const at = index + seen.indexOf(what.text)
      const before = wordBefore(whole.slice(Math.max(lineAt, at - LOOKED_AT), at))
      add(found, { ...what, index: at, line, before })
    }
    index += seen.length
  }
  return found
}

type Finding = Pick<NotEngravable, 'code' | 'text' | 'like'>

function judged(seen: string): Finding {
  const [first = '', ...marks] = seen
  const unseen = [first, ...marks].find(isUnseen)
  if (unseen && [first, ...marks].every((each) => isUnseen(each) || isEngravable(each))) {
    return { code: 'invisible', text: unseen, like: null }
  }
  const like = LOOK_ALIKES.get(first)
  if (like) return { code: 'lookAlike', text: seen, like }
  if (seen.includes(KEYCAP)) return { code: 'signs', text: seen, like: null }
  const isMarked = MARK.test(seen) && (isEngravable(first) || MARK.test(first))
  return { code: isMarked ? 'marks' : LETTER_FIRST.test(seen) ? 'letters' : 'signs', text: seen, like: null }
}

const isUnseen = (character: string) => UNSEEN.test(character) && !isEngravable(character)

/** Several of a kind in a row are told as one. */
function add(found: NotEngravable[], next: NotEngravable): void {
  const last = found.at(-1)
  const isRun = next.code !== 'invisible' && next.code !== 'lookAlike'
  if (last && isRun && last.code === next.code && last.index + last.text.length === next.index) {
    found[found.length - 1] = { ...last, text: last.text + next.text }
  } else found.push(next)
}

function wordBefore(text: string): string {
  const shown = seenCharacters(text).filter((seen) => ![...seen].every(isUnseen))
  const word = seenCharacters(shown.join('').trim().split(/\s/u).at(-1) ?? '')
  return word.length > MOST_BEFORE ? `…${word.slice(-MOST_BEFORE).join('')}` : word.join('')
}
