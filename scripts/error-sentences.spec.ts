import ts from 'typescript'
import { expect, test } from 'vitest'
import { isSpec, read, writtenFiles } from './lib/written-files'

const sources = writtenFiles()
  .filter((file) => /^(mf-|shell|shared|backend|delivery)\S*\/src\/\S*\.tsx?$/.test(file) && !isSpec(file))
  .map((file) => ({ file, text: read(file).replaceAll(/\\'/g, "'").replaceAll(/\s+/g, ' ') }))

const sentences = [...read('docs/error-sentences.md').matchAll(/^\| (?!what one reads|---)(.+?) \| .+ \|$/gm)].map(
  ([, sentence = '']) => sentence,
)
/** Parts of a sentence without its variables. */
const fixedParts = (sentence: string) =>
  sentence
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)

test('every sentence of the table is in the sources', () => {
  expect(sentences.length).toBeGreaterThan(150)
  expect(
    sentences.filter(
      (sentence) => !sources.some(({ text }) => fixedParts(sentence).every((part) => text.includes(part))),
    ),
  ).toEqual([])
})

/** Files whose sentences are all error messages. */
const WORDINGS = sources.filter(({ file }) =>
  /\/(errors|failures?|\w+-errors|not-saved|refusal-texts|save-failure)\.ts$/.test(file),
)

test.each(WORDINGS)('the table has every sentence of $file', ({ file }) => {
  const told = sentences.flatMap(fixedParts).join('\n')
  expect(
    sentencesOf(file)
      .flatMap(fixedParts)
      .filter((part) => !told.includes(part)),
  ).toEqual([])
})

/** Texts of a file with several words and a capital letter first. */
function sentencesOf(file: string): string[] {
  const found: string[] = []
  const add = (text: string) => /^[A-Z{]\S* \S/.test(text) && found.push(text)
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node.text)
    if (ts.isTemplateExpression(node)) {
      add(node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join(''))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true))
  return found
}

/** Sentences that leave the reader nothing to do but wait or call. */
const DEAD_END =
  /no longer|any more|cannot (order|be (checked|reached|ordered|set up|discarded|restored|designed))|could not find|(booking|page).* was not found|not managed|belonged to|Too many (wrong|tries|sign)|does not stand|not (offered|available)|no package for|may not change|There is nothing/

/** Sentences with an action that needs no call. */
const HAS_A_WAY_ON = /You can enter|Delete one|Type the|Choose (again|another|the)|(?<!cannot )be looked at|Restore it/

/** Screens that show the sentences of these files, with the phone number. */
const SHOWN_BY: readonly (readonly [RegExp, string])[] = [
  [/^shell\/src\/(login|session|forgot-password)\//, 'shell/src/door/Door.tsx'],
  [/^(backend\/src\/(sign-in|auth)|backend\/src\/member\/recent)/, 'shell/src/door/Door.tsx'],
  [/^shell\/src\/login\/.*(errors)/, 'shell/src/sign-in-again/ui/SignInAgainPart.tsx'],
  [/^backend\/src\/http\/((proof|booking|list|invoice)-file|owner-page)/, 'backend/src/http/refused-link.ts'],
  [/^backend\/src\/handlers\/guest\.ts$/, 'mf-engraving/src/verify/VerifyForm.tsx'],
  [/^backend\/src\/handlers\/password\.ts$/, 'mf-practice/src/update-password/password-errors.ts'],
  [/^backend\/src\/services\/second-factor\.ts$/, 'mf-practice/src/second-factor/second-factor-texts.ts'],
  [/^mf-wizards\/src\/order-again\/change-text/, 'mf-wizards/src/order-again/AgainForm.tsx'],
  [/^mf-bookings\/src\/booking-details\/no-edit-text/, 'mf-bookings/src/booking-details/BookingStatus.tsx'],
]
const screenOf = (file: string) => SHOWN_BY.find(([words]) => words.test(file))?.[1] ?? file

const NAMES_CARE = /clientCare|ClientCare|RetryOrCall|retryOrCall|WhomToCall|useCare\b|\bcare\b/

const deadEnds = sentences.filter((sentence) => DEAD_END.test(sentence) && !HAS_A_WAY_ON.test(sentence))

test('the dead ends of the table are found', () => {
  expect(deadEnds.length).toBeGreaterThan(35)
})

test.each(deadEnds)('the screen of "%s" says whom to call [OPEN-360]', (sentence) => {
  const screens = sources
    .filter(({ text }) => fixedParts(sentence).every((part) => text.includes(part)))
    .map(({ file }) => screenOf(file))
  expect(screens.length).toBeGreaterThan(0)
  const texts = screens.map((file) => sources.find((source) => source.file === file)?.text ?? '')
  expect(screens.filter((_, index) => !NAMES_CARE.test(texts[index] ?? ''))).toEqual([])
})

test('every referral to Client Care has its number and hours [OPEN-360]', () => {
  // 'Contact Client Care' is the button whose dialog has number and hours [PRA-36]; other sentences end with the number.
  const sent = /\b(call|ask|contact|ring) Client Care\b(?! on (<|\$|'|the number below))(?! <\/Button>|"| \[)/i
  expect(sources.filter(({ text }) => sent.test(text)).map(({ file }) => file)).toEqual([])
})
