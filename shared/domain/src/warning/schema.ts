import * as v from 'valibot'
import { limitedRecord } from '../value/limited'
import { amount, wireId, wireText, wireTextOrNull } from '../value/schema'

/** Answers to each kind of warning. A correction needs no answer, because it changes the booking. */
export const WARNING_ANSWERS = {
  samePet: ['anotherPet'],
  unlikelyWeight: ['right'],
  otherName: ['wordsAreRight'],
} as const
export type WarningKind = keyof typeof WARNING_ANSWERS
export type WarningAnswer = (typeof WARNING_ANSWERS)[WarningKind][number]

/** Identifies the finding; its answer is stored under this key. */
const key = v.pipe(v.string(), v.maxLength(200))

const SamePetSchema = v.object({
  kind: v.literal('samePet'),
  key,
  /** The other booking, with similar pet and owner. */
  booking: v.object({
    id: wireId,
    order_id: wireText,
    stage: wireText,
    date_entered: wireTextOrNull,
    vet_staff: wireText,
    pet_name: wireText,
    owner_name: wireText,
  }),
})

const UnlikelyWeightSchema = v.object({
  kind: v.literal('unlikelyWeight'),
  key,
  /** The breed if it narrows the range, otherwise the type. */
  animal: wireText,
  weight: amount,
  least: amount,
  most: amount,
})

const OtherNameSchema = v.object({
  kind: v.literal('otherName'),
  /** Built from line, text and pet's name, so that a change of either asks again. */
  key,
  line_id: wireId,
  product_name: wireText,
  /** The engraved text, one line per line. */
  words: wireText,
  pet_name: wireText,
})

/** A possible mistake in a booking. It blocks nothing and is answered once [OPEN-120]. */
export const WarningSchema = v.variant('kind', [SamePetSchema, UnlikelyWeightSchema, OtherNameSchema])
export type Warning = v.InferOutput<typeof WarningSchema>
export type WarningOf<Kind extends WarningKind> = Extract<Warning, { readonly kind: Kind }>

/** Answers by warning key, as they are sent. */
export const WarningAnswersSchema = limitedRecord(key, v.picklist(Object.values(WARNING_ANSWERS).flat()), { max: 50 })
export type WarningAnswers = v.InferOutput<typeof WarningAnswersSchema>
