import * as v from 'valibot'
import { SlotNameSchema } from './declaration'

/** File of a release with the types of its slots: as JSON, whose hash a portal publishes. */
export const SLOT_TYPES_FILE = /^slots\.[0-9a-f]{8}\.json$/

const MOST_CHARACTERS = 65_536

/** Slots by name, and their declarations, which no page runs [OPEN-316]. */
export const SlotTypesSchema = v.strictObject({
  slots: v.array(SlotNameSchema),
  types: v.pipe(v.string(), v.maxLength(MOST_CHARACTERS)),
})
export type SlotTypes = v.InferOutput<typeof SlotTypesSchema>
