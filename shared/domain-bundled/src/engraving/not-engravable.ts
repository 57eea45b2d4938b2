import { engravedForm, isEngravable, seenCharacters } from '@portal/domain'
import { LOOK_ALIKES } from './look-alikes.data'

export type UnengravableCode =
  | 'invisible'
  /** Looks like an engravable character. */
  | 'lookAlike'
  /** Marks that our lettering has on no letter. */
  | 'marks'
  /** Letters and digits of other scripts. */
  | 'letters'
  | 'signs'

/** A part of a text that cannot be engraved. */
export interface UnengravableText {
  readonly code: UnengravableCode
  /** The part itself. Adjacent marks, letters or signs of one kind form one part. */
  readonly text: string
  /** Start of the part in the engraved form of the text. */
  readonly index: number
  /** Line number, from 1. */
  readonly line: number
  /** End of the word before the part in its line; '' at the start of the line. */
  readonly before: string
  /** The engravable character that a look-alike resembles; null for other parts. */
  readonly like: string | null
}

/** Invisible characters: controls, formats, unusual blanks, unassigned characters, and the blank of Braille. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u
const MARK = /\p{M}/u
const LETTER_FIRST = /^[\p{L}\p{N}]/u
const KEYCAP = '\u20e3'

/** Longest word part shown before the place, and the number of characters searched for it. */
const MOST_BEFORE = 12
const LOOKED_AT = 64

/** All parts of a text that cannot be engraved, in order. Line breaks are allowed. */
export function notEngravable(text: string): UnengravableText[] {
  const found: UnengravableText[] = []
  const whole = engravedForm(text.replace(/\r\n?/g, '\n'))
  let [index, line, lineAt] = [0, 1, 0]
  for (const seen of seenCharacters(whole)) {
    if (seen === '\n') [line, lineAt] = [line + 1, index + 1]
    else if (!isEngravable(seen)) {
      const what = classify(seen)
      const at = index + seen.indexOf(what.text)
      const before = wordBefore(whole.slice(Math.max(lineAt, at - LOOKED_AT), at))
      add(found, { ...what, index: at, line, before })
    }
    index += seen.length
  }
  return found
}

type Finding = Pick<UnengravableText, 'code' | 'text' | 'like'>

function classify(seen: string): Finding {
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

/** Joins adjacent parts of one kind. */
function add(found: UnengravableText[], next: UnengravableText): void {
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
