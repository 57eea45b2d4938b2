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
  ['a new optional field from the shell', MINOR, ['domain.ts', 'weight: v', 'chip: v.optional(v.string()), weight: v']],
  ['a new required field from the shell', MINOR, ['domain.ts', 'weight: v', "chip: v.nullish(v.string(), ''), weight: v"]],
  ['a new optional argument', MINOR, ['domain.ts', '(kg: number)', '(kg: number, unit?: string)']],
  ['a new optional argument of a method', MINOR, ['domain.ts', '(id: string)', '(id: string, isOld?: boolean)']],
  ['a new optional prop', MINOR, ['ui.tsx', 'onPress()', 'readonly hint?: string; onPress()']],
  ['a new optional prop of a slot', MINOR, ['slots/mf-a.ts', 'readonly note', 'readonly hint?: string; readonly note']],
  ['a new accepted kind', MINOR, ['ui.tsx', "'danger'", "'danger' | 'quiet'"]],
  ['a new stage', MINOR, ['domain.ts', "'done']", "'done', 'lost']"]],
  ['a new name', MINOR, ['seam/ui.ts', '{ Button }', '{ Button, Button as Knob }']],
  ['a new required argument', /^formatWeight of .*: needs argument 2\./, ['domain.ts', '(kg: number)', '(kg: number, unit: string)']],
  ['a new required argument of a method', /^bookings of .*: find needs argument 2\./, ['domain.ts', '(id: string)', '(id: string, by: string)']],
  ["another type of a method's argument", /^bookings of .*: find argument 1 takes number, took string/, ['domain.ts', '(id: string)', '(id: number)']],
  ["a narrower type of a method's argument", /^bookings of /, ['domain.ts', '(id: string)', "(id: 'a')"]],
  ['a narrower bound of a generic function', /^first of .*: <1>\.name is required/, ['domain.ts', '{ id: string }', '{ id: string; name: string }']],
  ['a new required prop', /^Button of .*: argument 1\.hint is required/, ['ui.tsx', 'onPress()', 'readonly hint: string; onPress()']],
  ['a removed accepted kind', /^Button of .*: argument 1\.kind/, ['ui.tsx', " | 'danger'", '']],
  ['a new required prop of a slot', /^Attic of slots of mf-a: hint is required/, ['slots/mf-a.ts', 'readonly note', 'readonly hint: string; readonly note']],
  ['a removed prop of a slot', /^Attic of slots of mf-a: note is gone/, ['slots/mf-a.ts', 'readonly note: string', '']],
  ['a new required member of the exposed module', /^RemoteModule of @portal\/federation: title is required/, ['door.ts', 'readonly slots', 'readonly title: string; readonly slots']],
  ['a removed field', /PetSchema of .*: weight is gone.*bookings of .*: find result\.pet\.weight is gone/, ['domain.ts', ', weight: v.nullish(v.number())', ''], ['domain.ts', ', weight: null', '']],
  ['a renamed field', /^bookings of .*: find result\.tags is gone/, ['domain.ts', 'readonly tags', 'readonly labels']],
  ['a field that became optional', /^bookings of .*: find result\.tags may be missing/, ['domain.ts', 'tags:', 'tags?:']],
  ['a field with another type', /^bookings of .*: find result\.tags is number/, ['domain.ts', 'readonly string[]', 'number']],
  ['a field with another type in one member of a union', /^firstLine of /, ['domain.ts', "'note'; words: string", "'note'; words: number"]],
  ["a constant's value", NOTHING, ['domain.ts', '99_999', '9_999']],
  ['a docstring', NOTHING, ['domain.ts', 'A pet without a name.', 'A pet that nobody has named.']],
  ['the same type in another notation', NOTHING, ['domain.ts', 'readonly string[]', 'ReadonlyArray<string>'], ['domain.ts', '(kg: number)', '(weight: number)']],
  ['a new alias of a type', NOTHING, ['ui.tsx', 'export interface', "type Kind = 'danger' | 'plain'\nexport interface"], ['ui.tsx', "'plain' | 'danger' }", 'Kind }']],
  ['a name removed without a deprecation', /^formatWeight of .*: was removed without a deprecation/, ['seam/domain.ts', 'formatWeight, ', '']],
  ['a slot with two owners', /Attic of slots of mf-b: exists twice/, ['slots/mf-b.ts', 'const Cellar', 'const Attic']],
]
