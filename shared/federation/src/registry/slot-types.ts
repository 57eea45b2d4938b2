import * as v from 'valibot'
import { SlotNameSchema } from './declaration'

/** The file of a release with the types of the slots that it fills: as JSON, whose hash a portal tells to anybody. */
export const SLOT_TYPES_FILE = /^slots\.[0-9a-f]{8}\.json$/

const MOST_CHARACTERS = 65_536

/** Its slots by name, and their declarations, which no page runs [OPEN-316]. */
export const SlotTypesSchema = v.strictObject({
  slots: v.array(SlotNameSchema),
  types: v.pipe(v.string(), v.maxLength(MOST_CHARACTERS)),
})
export type SlotTypes = v.InferOutput<typeof SlotTypesSchema>
