import { expect, test } from 'vitest'
import { filesOf, stateOfContract, CONTRACT_DOCUMENT, DECLARATIONS, VERSION_FILE, type Files } from './contract'
import { CONTRACT_JSON } from '../../shared/federation/webpack/contract-file'
import { VIRTUAL } from './program'
import { readSeam } from './seam'

/** A small portal: what its shell hands over, one slot, and what remotes expose. */
const SOURCES = {
  'domain.ts': `
    import * as v from 'valibot'
    export const PetSchema = v.object({ name: v.string(), weight: v.nullish(v.number()) })
    export type Pet = v.InferOutput<typeof PetSchema>
    export const STAGES = ['asked', 'done'] as const
    export type Stage = (typeof STAGES)[number]
    export const MAX_WEIGHT = 99_999
    /** A pet without a name. */
    export const emptyPet = (): Pet => ({ name: '', weight: null })
    export interface Booking { readonly pet: Pet; readonly stage: Stage; readonly tags: readonly string[] }
    export interface Bookings { find(id: string): Booking | null }
    export const bookings: Bookings = { find: () => null }
    export function petLine(pet: Pet): string { return pet.name }
    export function formatWeight(kg: number): string { return String(kg) }
    export const isStage = (stage: string): stage is Stage => STAGES.some((one) => one === stage)`,
  'ui.tsx': `
    import type { ReactNode } from 'react'
    export interface ButtonProps { readonly label: ReactNode; onPress(): void; readonly kind: 'plain' | 'danger' }
    export function Button({ label }: ButtonProps): ReactNode { return label }`,
  'slot-name.ts': 'export type SlotName<Props extends object> = string & { readonly propsOf?: Props }',
  'slots/mf-a.ts': `
    import type { SlotName } from '../slot-name'
    export interface AtticProps { readonly bookingId: string; readonly note: string }
    export const Attic: SlotName<AtticProps> = 'Attic'`,
  'slots/mf-b.ts': "export const Cellar: string = 'Cellar'",
  'door.ts':
    'export interface RemoteModule { readonly name: string; readonly slots?: Readonly<Record<string, () => void>> }',
  'seam/domain.ts': `export {
    PetSchema, STAGES, MAX_WEIGHT, emptyPet, bookings, petLine, formatWeight, isStage
  } from '../domain'`,
  'seam/ui.ts': "export { Button } from '../ui'",
}

type Edit = readonly [file: keyof typeof SOURCES, from: string, to: string]

function seamAfter(...edits: readonly Edit[]) {
  const changed: Record<string, string> = { ...SOURCES }
  for (const [file, from, to] of edits) {
    if (!changed[file]?.includes(from)) throw new Error(`${file} has no ${from}`)
    changed[file] = changed[file].replace(from, to)
  }
  const path = (file: string) => `${VIRTUAL}/portal/${file}`
  return readSeam({
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

/** `nothing`, the minor that was written, or what was refused. */
function verdictOf(...edits: readonly Edit[]): string {
  const { files, stale, refusal } = contractOf(seamAfter(...edits), FIRST)
  if (refusal.length > 0) return refusal.filter((line) => line.includes(' of ')).join('; ')
  return stale.length === 0 ? 'nothing' : (/'(.*)'/.exec(files[VERSION_FILE] ?? '')?.[1] ?? '')
}

const MINOR = '1.1'

test.each<[change: string, verdict: string | RegExp, ...edits: Edit[]]>([
  ['nothing', 'nothing'],
  [
    'an optional field more of what the shell gives',
    MINOR,
    ['domain.ts', 'weight: v', 'chip: v.optional(v.string()), weight: v'],
  ],
  [
    'a required field more of what the shell gives',
    MINOR,
    ['domain.ts', 'weight: v', "chip: v.nullish(v.string(), ''), weight: v"],
  ],
  ['an optional argument more', MINOR, ['domain.ts', '(kg: number)', '(kg: number, unit?: string)']],
  ['an optional argument more of a method', MINOR, ['domain.ts', '(id: string)', '(id: string, isOld?: boolean)']],
  ['an optional prop more', MINOR, ['ui.tsx', 'onPress()', 'readonly hint?: string; onPress()']],
  [
    'an optional prop more of a slot',
    MINOR,
    ['slots/mf-a.ts', 'readonly note', 'readonly hint?: string; readonly note'],
  ],
  ['a kind more that is accepted', MINOR, ['ui.tsx', "'danger'", "'danger' | 'quiet'"]],
  ['a stage more', MINOR, ['domain.ts', "'done']", "'done', 'lost']"]],
  ['a new name', MINOR, ['seam/ui.ts', '{ Button }', '{ Button, Button as Knob }']],
  [
    'a required argument more',
    /^formatWeight of .*: needs argument 2\./,
    ['domain.ts', '(kg: number)', '(kg: number, unit: string)'],
  ],
  [
    'a required argument more of a method',
    /^bookings of .*: find needs argument 2\./,
    ['domain.ts', '(id: string)', '(id: string, by: string)'],
  ],
  [
    "another type of a method's argument",
    /^bookings of .*: find argument 1 takes number, took string/,
    ['domain.ts', '(id: string)', '(id: number)'],
  ],
  ["a narrower type of a method's argument", /^bookings of /, ['domain.ts', '(id: string)', "(id: 'a')"]],
  [
    'a required prop more',
    /^Button of .*: argument 1\.hint is required/,
    ['ui.tsx', 'onPress()', 'readonly hint: string; onPress()'],
  ],
  ['a kind less that is accepted', /^Button of .*: argument 1\.kind/, ['ui.tsx', " | 'danger'", '']],
  [
    'a required prop more of a slot',
    /^Attic of slots of mf-a: hint is required/,
    ['slots/mf-a.ts', 'readonly note', 'readonly hint: string; readonly note'],
  ],
  ['a prop less of a slot', /^Attic of slots of mf-a: note is gone/, ['slots/mf-a.ts', 'readonly note: string', '']],
  [
    'a required member of what remotes expose',
    /^RemoteModule of @portal\/federation: title is required/,
    ['door.ts', 'readonly slots', 'readonly title: string; readonly slots'],
  ],
  [
    'a field less',
    /PetSchema of .*: weight is gone.*bookings of .*: find result\.pet\.weight is gone/,
    ['domain.ts', ', weight: v.nullish(v.number())', ''],
    ['domain.ts', ', weight: null', ''],
  ],
  [
    'a field with another name',
    /^bookings of .*: find result\.tags is gone/,
    ['domain.ts', 'readonly tags', 'readonly labels'],
  ],
  [
    'a field that may be missing now',
    /^bookings of .*: find result\.tags may be missing/,
    ['domain.ts', 'tags:', 'tags?:'],
  ],
  [
    'a field of another type',
    /^bookings of .*: find result\.tags is number/,
    ['domain.ts', 'readonly string[]', 'number'],
  ],
  ["a constant's value", 'nothing', ['domain.ts', '99_999', '9_999']],
  ['a docstring', 'nothing', ['domain.ts', 'A pet without a name.', 'A pet that nobody has named.']],
  [
    'another wording of the same type',
    'nothing',
    ['domain.ts', 'readonly string[]', 'ReadonlyArray<string>'],
    ['domain.ts', '(kg: number)', '(weight: number)'],
  ],
  [
    'a name for a type that had none',
    'nothing',
    ['ui.tsx', 'export interface', "type Kind = 'danger' | 'plain'\nexport interface"],
    ['ui.tsx', "'plain' | 'danger' }", 'Kind }'],
  ],
  [
    'a name that goes undeprecated',
    /^formatWeight of .*: is gone and was never deprecated/,
    ['seam/domain.ts', 'formatWeight, ', ''],
  ],
  ['a slot of two owners', /Attic of slots of mf-b: stands twice/, ['slots/mf-b.ts', 'const Cellar', 'const Attic']],
])('%s: %s', (_, verdict, ...edits) => {
  expect(verdictOf(...edits)).toMatch(verdict)
})

const BROKEN: Edit = ['domain.ts', '(kg: number)', '(kg: number, unit: string)']
const DEPRECATED: Edit = [
  'domain.ts',
  'export function formatWeight',
  '/** @deprecated */\nexport function formatWeight',
]

test('a name that breaks is compatible since then alone, and says what its users do instead', () => {
  const because = 'give the unit'
  const { files } = contractOf(seamAfter(BROKEN), FIRST, because)
  const { names } = JSON.parse(files[CONTRACT_JSON] ?? '')
  expect([names['../domain'].formatWeight, names['../domain'].petLine]).toEqual([
    { since: '1.1', because },
    { since: '1.0' },
  ])
  expect(files[CONTRACT_DOCUMENT]).toContain('formatWeight 1.1: give the unit\n')
  // Run again before the commit, it needs no words.
  const again = stateOfContract({ seam: seamAfter(BROKEN), committed: reader(FIRST), folder: reader(files) })
  expect([again.refusal, again.stale]).toEqual([[], []])
})

test('a name goes a minor after it was deprecated, and takes no other with it', () => {
  const deprecated = contractOf(seamAfter(DEPRECATED), FIRST)
  expect(deprecated.files[CONTRACT_DOCUMENT]).toContain('formatWeight 1.0, deprecated since 1.1\n')
  const gone = contractOf(seamAfter(['seam/domain.ts', 'formatWeight, ', '']), deprecated.files)
  expect([gone.refusal, gone.version]).toEqual([[], '1.2'])
  expect(Object.values(JSON.parse(gone.files[CONTRACT_JSON] ?? '').names['../domain'])).toEqual(
    Array.from({ length: 7 }, () => ({ since: '1.0' })),
  )
})

test('a file that was edited by hand is written anew, and refused once it is committed', () => {
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

test('the document is for people: short, in short lines', () => {
  const document = reader(stateOfContract({ seam: readSeam() }).files)(CONTRACT_DOCUMENT) ?? ''
  expect(Buffer.byteLength(document)).toBeLessThanOrEqual(40 * 1024)
  expect(Math.max(...document.split('\n').map((line) => line.length))).toBeLessThanOrEqual(300)
  expect(FIRST[DECLARATIONS]).not.toBe('')
})
