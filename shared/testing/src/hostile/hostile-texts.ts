import { SCRIPT_TEXTS } from '../script-texts'

/** A text that replaces the texts of an answer. */
export interface HostileText {
  readonly what: string
  readonly text: string
  /** Also fills empty texts, and missing lists and objects. */
  readonly isFull: boolean
  /** Also replaces dates, codes and URLs of files. */
  readonly inCodes: boolean
}

const texts = Object.values(SCRIPT_TEXTS)
const all = texts.join(' ')
const address = texts.find((text) => text.startsWith('javascript:')) ?? ''

/**
 * All texts that look like code, joined, so that one render tests them all. Texts that work only alone are separate.
 */
export const HOSTILE: readonly HostileText[] = [
  { what: 'all, where the fixture has a text', text: all, isFull: false, inCodes: false },
  { what: 'all, in every text', text: all, isFull: true, inCodes: false },
  { what: 'an address, in codes and days too', text: address, isFull: false, inCodes: true },
  { what: 'the name of a prototype', text: '__proto__', isFull: true, inCodes: false },
]

/** Mark that identifies a field's text on the screen. */
export const markOf = (field: string) => `«${field}»`

/** Fields whose marks are visible in texts, inputs and labels of an element. */
export function fieldsShown(root: Element): ReadonlySet<string> {
  const told = [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.attributes].map(({ value }) => value),
    ...('value' in element && typeof element.value === 'string' ? [element.value] : []),
  ])
  const marks = [root.textContent, ...told].join('\n').matchAll(/«(\w+)»/g)
  return new Set([...marks].flatMap(([, field]) => field ?? []))
}
