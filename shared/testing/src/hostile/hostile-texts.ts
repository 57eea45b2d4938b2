import { SCRIPT_TEXTS } from '../script-texts'

/** What stands in the texts of an answer while a screen is drawn with it. */
export interface Hostile {
  readonly what: string
  readonly text: string
  /** Texts that the fixture leaves empty, and lists and objects that it has none of, are there too. */
  readonly isFull: boolean
  /** Days, codes and addresses of the portal's own files bear the text, too. */
  readonly inCodes: boolean
}

const texts = Object.values(SCRIPT_TEXTS)
const all = texts.join(' ')
const address = texts.find((text) => text.startsWith('javascript:')) ?? ''

/**
 * All texts that look like code, one after the other: what takes one for an address or a name is seen by that, too. What
 * would be whole only by itself stands by itself.
 */
export const HOSTILE: readonly Hostile[] = [
  { what: 'all, where the fixture has a text', text: all, isFull: false, inCodes: false },
  { what: 'all, in every text', text: all, isFull: true, inCodes: false },
  { what: 'an address, in codes and days too', text: address, isFull: false, inCodes: true },
  { what: 'the name of a prototype', text: '__proto__', isFull: true, inCodes: false },
]

/** The field that a text is of, to be found again where it is shown. */
export const markOf = (field: string) => `«${field}»`

/** The fields of the texts that are shown within an element, in words, in fields and in labels. */
export function fieldsShown(root: Element): ReadonlySet<string> {
  const told = [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.attributes].map(({ value }) => value),
    ...('value' in element && typeof element.value === 'string' ? [element.value] : []),
  ])
  const marks = [root.textContent, ...told].join('\n').matchAll(/«(\w+)»/g)
  return new Set([...marks].flatMap(([, field]) => field ?? []))
}
