/** What stands between quotes, in a template or in a pattern. */
const TEXTS = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`|\/((?:[^/\\\n]|\\.)+)\/[a-z]*/g
/** … and between elements. */
const MARKUP = /[>}]([^<>{}]+)[<{]/g
/** What no word holds: places for values, and what patterns are written with. */
const BREAKS = /\$\{[^}]*\}|\\.|[\^$*+?()[\]{}|]|\.(?=[*+])/
/** Shorter ones stand anywhere; code has other signs, or is written together; requirements have numbers. */
const WORD = /^(?=.{4})(?![A-Z]{2,4}-\d)(?!.*\w\.\w)\p{Lu}[\p{L}\d '’,.&()…:–-]*$/u
/** Part of a sentence is enough where it is as long as this. */
const TELLING = 10

const COMMENTS = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm
/** Titles, keys that are pressed, and what is imported. */
const UNSEEN = /^\s*test\(.*$|\bpress\w*\([^)]*\)|^(?:import|export) .* from '.*'$/gm

/** Each text is asked for again with every piece. */
const known = [new Map<string, ReadonlySet<string>>(), new Map<string, ReadonlySet<string>>()] as const

/** The words for people in a text, as far as they do not change with values; those between elements too. */
export function wordsOf(text: string, hasMarkup: boolean): ReadonlySet<string> {
  const before = known[hasMarkup ? 1 : 0]
  const words = before.get(text) ?? readWords(text, hasMarkup)
  before.set(text, words)
  return words
}

function readWords(text: string, hasMarkup: boolean): ReadonlySet<string> {
  const plain = text.replaceAll(COMMENTS, '').replaceAll(UNSEEN, '')
  const found = (hasMarkup ? [TEXTS, MARKUP] : [TEXTS]).flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap((groups) => (groups.slice(1).find(Boolean) ?? '').split(BREAKS)),
  )
  return new Set(found.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => WORD.test(part)))
}

/** The first of these words that others say too, alone or in a sentence. */
export function firstSaid(words: ReadonlySet<string>, said: ReadonlySet<string>): string | undefined {
  const within = (one: string, whole: string) => one.length >= TELLING && whole.includes(one)
  const all = [...said]
  return [...words].find((word) => said.has(word) || all.some((one) => within(word, one) || within(one, word)))
}
