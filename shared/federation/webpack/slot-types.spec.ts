import { expect, test } from 'vitest'
import { slotTypesOf } from './slot-types'

const TYPES = `import type { SlotName } from '@portal/federation'

export interface NoteProps {
  readonly people: number
  onChosen(one: { readonly id: string }): void
}
`

test('declares the constants of a contract file and keeps its types [OPEN-316]', () => {
  const told = slotTypesOf(`${TYPES}
/** Filled by mf-reports. */
export const Note: SlotName<NoteProps> = 'Note'
export const LongNote: SlotName<NoteProps & { readonly onBack: () => void }> =
  "LongNote";
`)
  expect(told?.slots).toEqual(['Note', 'LongNote'])
  expect(told?.types).toBe(`${TYPES}
/** Filled by mf-reports. */
export declare const Note: SlotName<NoteProps>
export declare const LongNote: SlotName<NoteProps & { readonly onBack: () => void }>
`)
})

test.each([
  ['has no slot', TYPES],
  ['leads to another file of its own', `import type { Row } from './row'\nexport const Note: SlotName<Row> = 'Note'`],
  ['hands out code', `export const Note: SlotName<object> = 'Note'\nexport const ask = () => fetch('/x')`],
  ['names a slot otherwise than its constant', `export const Note: SlotName<object> = 'Other'`],
])('publishes no types of a file that %s [OPEN-316]', (_, text) => {
  expect(slotTypesOf(text)).toBeNull()
})
