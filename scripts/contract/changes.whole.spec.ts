import { expect, test } from 'vitest'
import { filesOf, stateOfContract, CONTRACT_DOCUMENT, DECLARATIONS, VERSION_FILE, type Files } from './contract'
import { CONTRACT_JSON } from '../../shared/federation/webpack/contract-file'
import { SOURCES, VERDICTS, type Edit } from './changes.data'
import { VIRTUAL } from './program'
import { readSeam, seamOf } from './seam'

function seamAfter(...edits: readonly Edit[]) {
  const changed: Record<string, string> = { ...SOURCES }
  for (const [file, from, to] of edits) {
    if (!changed[file]?.includes(from)) throw new Error(`${file} has no ${from}`)
    changed[file] = changed[file].replace(from, to)
  }
  const path = (file: string) => `${VIRTUAL}/portal/${file}`
  return seamOf({
    seam: [path('seam/domain.ts'), path('seam/ui.ts')],
    slots: [path('slots/mf-a.ts'), path('slots/mf-b.ts')],
    door: path('door.ts'),
    texts: Object.fromEntries(Object.entries(changed).map(([file, text]) => [path(file), text])),
  })
}

const reader = (files: Files) => (file: string) => files[file] ?? null
const contractOf = (seam: ReturnType<typeof seamAfter>, before: Files = {}, because?: string) =>
  stateOfContract({ seam, because, committed: reader(before), folder: reader(before) })

const FIRST = contractOf(seamAfter()).files

/** `nothing`, the new version, or the refusal. */
function verdictOf(...edits: readonly Edit[]): string {
  const { files, stale, refusal } = contractOf(seamAfter(...edits), FIRST)
  if (refusal.length > 0) return refusal.filter((line) => line.includes(' of ')).join('; ')
  return stale.length === 0 ? 'nothing' : (/'(.*)'/.exec(files[VERSION_FILE] ?? '')?.[1] ?? '')
}

test.each(VERDICTS)('%s: %s', (_, verdict, ...edits) => {
  expect(verdictOf(...edits)).toMatch(verdict)
})

const BROKEN: Edit = ['domain.ts', '(kg: number)', '(kg: number, unit: string)']
const DEPRECATED: Edit = [
  'domain.ts',
  'export function formatWeight',
  '/** @deprecated */\nexport function formatWeight',
]

test('a broken name is compatible since that version, with an instruction for its users', () => {
  const because = 'give the unit'
  const { files } = contractOf(seamAfter(BROKEN), FIRST, because)
  const { names } = JSON.parse(files[CONTRACT_JSON] ?? '')
  expect([names['../domain'].formatWeight, names['../domain'].petLine]).toEqual([
    { since: '1.1', because },
    { since: '1.0' },
  ])
  expect(files[CONTRACT_DOCUMENT]).toContain('formatWeight 1.1: give the unit\n')
  // A second run before the commit needs no `--because`.
  const again = stateOfContract({ seam: seamAfter(BROKEN), committed: reader(FIRST), folder: reader(files) })
  expect([again.refusal, again.stale]).toEqual([[], []])
})

test('a name is removed a minor version after its deprecation, and no other name changes', () => {
  const deprecated = contractOf(seamAfter(DEPRECATED), FIRST)
  expect(deprecated.files[CONTRACT_DOCUMENT]).toContain('formatWeight 1.0, deprecated since 1.1\n')
  const gone = contractOf(seamAfter(['seam/domain.ts', 'formatWeight, ', '']), deprecated.files)
  expect([gone.refusal, gone.version]).toEqual([[], '1.2'])
  expect(Object.values(JSON.parse(gone.files[CONTRACT_JSON] ?? '').names['../domain'])).toEqual(
    Array.from({ length: 9 }, () => ({ since: '1.0' })),
  )
})

test('a file edited by hand is overwritten, and refused once it is committed', () => {
  const edited = { ...FIRST, [CONTRACT_JSON]: (FIRST[CONTRACT_JSON] ?? '').replace('"since": "1.0"', '"since": "0.9"') }
  const inFolder = stateOfContract({ seam: seamAfter(), committed: reader(FIRST), folder: reader(edited) })
  expect([inFolder.stale, inFolder.files]).toEqual([[CONTRACT_JSON], FIRST])
  expect(contractOf(seamAfter(), edited).refusal).toEqual([expect.stringMatching(/edited by hand.*npm run contract$/)])
})

test('declarations that do not compile are refused, with their line', () => {
  const broken = filesOf({
    version: '1.0',
    names: JSON.parse(FIRST[CONTRACT_JSON] ?? '').names,
    declarations: 'export interface Roots {\n  a: Missing\n}\n',
  })
  expect(contractOf(seamAfter(), broken).refusal).toEqual([
    expect.stringMatching(/committed declarations do not compile, line 2/),
  ])
  const { refusal } = contractOf(seamAfter(['domain.ts', 'stage: Stage', 'stage: Missing']), FIRST)
  expect(refusal).toEqual([expect.stringMatching(/What the seam declares does not compile, line \d+: .*Missing/)])
})

test('a refusal has at most 20 lines, however many names break', () => {
  const many = Array.from({ length: 40 }, (_, index) => `Button as Button${index}`).join(', ')
  const before = contractOf(seamAfter(['seam/ui.ts', '{ Button }', `{ Button, ${many} }`])).files
  const after = seamAfter(
    ['seam/ui.ts', '{ Button }', `{ Button, ${many} }`],
    ['ui.tsx', 'onPress()', 'readonly hint: string; onPress()'],
  )
  const { refusal } = contractOf(after, before)
  expect([refusal.length <= 20, refusal.at(-1)]).toEqual([true, 'npm run contract -- --because "…"'])
  expect(refusal).toContain('and 26 more')
})

test('the document is short and has short lines', () => {
  const document = reader(stateOfContract({ seam: readSeam() }).files)(CONTRACT_DOCUMENT) ?? ''
  expect(Buffer.byteLength(document)).toBeLessThanOrEqual(40 * 1024)
  expect(Math.max(...document.split('\n').map((line) => line.length))).toBeLessThanOrEqual(300)
  expect(FIRST[DECLARATIONS]).not.toBe('')
})
