import { describe, expect, test } from 'vitest'
import { citedIn, coverage, misspelledIn, type SourceFile } from './citations'
import { readRequirements, readSource } from './source'

const MADE_UP = parseRequirements(
  ['| ID | What must be true |', '|---|---|', ...['AB-01', 'AB-02', 'AB-03', 'AB-10', 'CD-01'].map(line)].join('\n'),
)
function line(id: string) {
  return `| ${id} | A cat | dog, \`x\` [AB-01]. |`
}
const source = (text: string, isSpec = false): SourceFile => ({ file: 'x.ts', text, isSpec })
const spec = (text: string) => source(text, true)

describe('a made-up document', () => {
  test('is cited one by one, in lists and in ranges', () => {
    expect(citedIn(source('/** One [AB-01]; two [AB-02, CD-01]; three [AB-08..10, CD-01]. */'), MADE_UP)).toEqual([
      'AB-01',
      'AB-02',
      'CD-01',
      'AB-08',
      'AB-09',
      'AB-10',
      'CD-01',
    ])
  })

  test('is cited by a string of IDs in a spec only', () => {
    expect(citedIn(spec("['first', 'AB-01..03, CD-01'], ['AB-10']"), MADE_UP)).toEqual([
      'AB-01',
      'AB-02',
      'AB-03',
      'CD-01',
      'AB-10',
    ])
    expect(misspelledIn(source("'AB-01'"), MADE_UP)).toEqual(['AB-01'])
  })
})

describe('the requirements of the portal', () => {
  const requirements = readRequirements()
  const files = readSource()
  const where = (find: typeof citedIn) =>
    files.flatMap((file) => find(file, requirements).map((id) => `${file.file}: ${id}`))

  test('are numbered without a gap in each group', () => {
    const gaps = coverage([], requirements).flatMap(({ group, lines }) =>
      Array.from({ length: lines }, (_, at) => `${group}-${String(at + 1).padStart(2, '0')}`).filter(
        (id) => !requirements.has(id),
      ),
    )
    expect(requirements.size).toBeGreaterThan(600)
    expect(gaps).toEqual([])
  })

  test('hold every ID that is cited', () => {
    expect(where((file) => citedIn(file, requirements).filter((id) => !requirements.has(id)))).toEqual([])
  })

  test('are cited in one notation', () => {
    expect(where(misspelledIn)).toEqual([])
  })

  test('refer to one another in the same notation', () => {
    const texts = source([...requirements.values()].join('\n'))
    expect(misspelledIn(texts, requirements)).toEqual([])
    expect(citedIn(texts, requirements).filter((id) => !requirements.has(id))).toEqual([])
  })
})
