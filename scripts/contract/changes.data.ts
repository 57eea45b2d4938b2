/** Sources of a small portal: the shell's shared modules, slots of two remotes, and the exposed type. */
export const SOURCES = {
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
    export type Line = { kind: 'fee'; sum: number } | { kind: 'note'; words: string } | { kind: 'size'; words: number }
    export const firstLine = (): Line => ({ kind: 'note', words: '' })
    export const first = <T extends { id: string }>(all: readonly T[]): T | undefined => all[0]
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
  'door.ts': 'export interface RemoteModule { readonly name: string; readonly slots?: Readonly<Record<string, () => void>> }',
  'seam/domain.ts': `export {
    PetSchema, STAGES, MAX_WEIGHT, emptyPet, bookings, petLine, formatWeight, firstLine, first, isStage
  } from '../domain'`,
  'seam/ui.ts': "export { Button } from '../ui'",
}

/** Replaces a text in a file. */
export type Edit = readonly [file: keyof typeof SOURCES, from: string, to: string]

const NOTHING = /^nothing$/
const MINOR = /^1\.1$/

export const VERDICTS: readonly [change: string, verdict: RegExp, ...edits: Edit[]][] = [
  ['no change', NOTHING],
  ['an optional field more of what the shell gives', MINOR, ['domain.ts', 'weight: v', 'chip: v.optional(v.string()), weight: v']],
  ['a required field more of what the shell gives', MINOR, ['domain.ts', 'weight: v', "chip: v.nullish(v.string(), ''), weight: v"]],
  ['an optional argument more', MINOR, ['domain.ts', '(kg: number)', '(kg: number, unit?: string)']],
  ['an optional argument more of a method', MINOR, ['domain.ts', '(id: string)', '(id: string, isOld?: boolean)']],
  ['an optional prop more', MINOR, ['ui.tsx', 'onPress()', 'readonly hint?: string; onPress()']],
  ['an optional prop more of a slot', MINOR, ['slots/mf-a.ts', 'readonly note', 'readonly hint?: string; readonly note']],
  ['a kind more that is accepted', MINOR, ['ui.tsx', "'danger'", "'danger' | 'quiet'"]],
  ['a stage more', MINOR, ['domain.ts', "'done']", "'done', 'lost']"]],
  ['a new name', MINOR, ['seam/ui.ts', '{ Button }', '{ Button, Button as Knob }']],
  ['a required argument more', /^formatWeight of .*: needs argument 2\./, ['domain.ts', '(kg: number)', '(kg: number, unit: string)']],
  ['a required argument more of a method', /^bookings of .*: find needs argument 2\./, ['domain.ts', '(id: string)', '(id: string, by: string)']],
  ["another type of a method's argument", /^bookings of .*: find argument 1 takes number, took string/, ['domain.ts', '(id: string)', '(id: number)']],
  ["a narrower type of a method's argument", /^bookings of /, ['domain.ts', '(id: string)', "(id: 'a')"]],
  ['a narrower bound of a generic function', /^first of .*: <1>\.name is required/, ['domain.ts', '{ id: string }', '{ id: string; name: string }']],
  ['a required prop more', /^Button of .*: argument 1\.hint is required/, ['ui.tsx', 'onPress()', 'readonly hint: string; onPress()']],
  ['a kind less that is accepted', /^Button of .*: argument 1\.kind/, ['ui.tsx', " | 'danger'", '']],
  ['a required prop more of a slot', /^Attic of slots of mf-a: hint is required/, ['slots/mf-a.ts', 'readonly note', 'readonly hint: string; readonly note']],
  ['a prop less of a slot', /^Attic of slots of mf-a: note is gone/, ['slots/mf-a.ts', 'readonly note: string', '']],
  ['a required member of what remotes expose', /^RemoteModule of @portal\/federation: title is required/, ['door.ts', 'readonly slots', 'readonly title: string; readonly slots']],
  ['a field less', /PetSchema of .*: weight is gone.*bookings of .*: find result\.pet\.weight is gone/, ['domain.ts', ', weight: v.nullish(v.number())', ''], ['domain.ts', ', weight: null', '']],
  ['a field with another name', /^bookings of .*: find result\.tags is gone/, ['domain.ts', 'readonly tags', 'readonly labels']],
  ['a field that may be missing now', /^bookings of .*: find result\.tags may be missing/, ['domain.ts', 'tags:', 'tags?:']],
  ['a field of another type', /^bookings of .*: find result\.tags is number/, ['domain.ts', 'readonly string[]', 'number']],
  ['a field of another type in one kind of several', /^firstLine of /, ['domain.ts', "'note'; words: string", "'note'; words: number"]],
  ["a constant's value", NOTHING, ['domain.ts', '99_999', '9_999']],
  ['a docstring', NOTHING, ['domain.ts', 'A pet without a name.', 'A pet that nobody has named.']],
  ['another wording of the same type', NOTHING, ['domain.ts', 'readonly string[]', 'ReadonlyArray<string>'], ['domain.ts', '(kg: number)', '(weight: number)']],
  ['a name for a type that had none', NOTHING, ['ui.tsx', 'export interface', "type Kind = 'danger' | 'plain'\nexport interface"], ['ui.tsx', "'plain' | 'danger' }", 'Kind }']],
  ['a name that goes undeprecated', /^formatWeight of .*: is gone and was never deprecated/, ['seam/domain.ts', 'formatWeight, ', '']],
  ['a slot of two owners', /Attic of slots of mf-b: stands twice/, ['slots/mf-b.ts', 'const Cellar', 'const Attic']],
]
