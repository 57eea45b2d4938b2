import ts from 'typescript'
import { expect, test } from 'vitest'
import { isSpec, read, writtenFiles } from './lib/written-files'

const sources = writtenFiles().filter(
  (file) => /^(mf-|shell|shared|backend|delivery)\S*\/src\/\S*\.tsx?$/.test(file) && !isSpec(file),
)
const texts = sources.map((file) => read(file).replaceAll(/\\'/g, "'").replaceAll(/\s+/g, ' '))

const sentences = [...read('docs/error-sentences.md').matchAll(/^\| (?!what one reads|---)(.+?) \| .+ \|$/gm)].map(
  ([, sentence = '']) => sentence,
)
/** What of a sentence is the same each time; the rest is filled in. */
const fixedParts = (sentence: string) =>
  sentence
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)

test('no sentence of the table has gone', () => {
  expect(sentences.length).toBeGreaterThan(150)
  expect(
    sentences.filter((sentence) => !texts.some((text) => fixedParts(sentence).every((part) => text.includes(part)))),
  ).toEqual([])
})

/** Files that hold error words and nothing else that reads like a sentence. */
const WORDINGS = sources.filter((file) =>
  /\/(errors|failures?|\w+-errors|not-saved|refusal-texts|save-failure)\.ts$/.test(file),
)

test.each(WORDINGS)('the table has every sentence of %s', (file) => {
  const told = sentences.flatMap(fixedParts).join('\n')
  expect(
    sentencesOf(file)
      .flatMap(fixedParts)
      .filter((part) => !told.includes(part)),
  ).toEqual([])
})

/** The texts of a file that people can read: several words, the first with a capital letter. */
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
