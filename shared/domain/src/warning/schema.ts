import * as v from 'valibot'
import { limitedRecord } from '../value/limited'
import { amount, wireId, wireText, wireTextOrNull } from '../value/schema'

/** What may be answered to each kind of warning; a correction is no answer, it changes the booking. */
export const WARNING_ANSWERS = {
  samePet: ['anotherPet'],
  unlikelyWeight: ['right'],
  otherName: ['wordsAreRight'],
} as const
export type WarningKind = keyof typeof WARNING_ANSWERS
export type WarningAnswer = (typeof WARNING_ANSWERS)[WarningKind][number]

/** Names what was found: the answer is kept with the booking under it. */
const key = v.pipe(v.string(), v.maxLength(200))

const SamePetSchema = v.object({
  kind: v.literal('samePet'),
  key,
  /** The booking that has a like pet and owner. */
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
  /** The breed where it says more than the type. */
  animal: wireText,
  weight: amount,
  least: amount,
  most: amount,
})

const OtherNameSchema = v.object({
  kind: v.literal('otherName'),
  /** Of the line, its words and the pet's name: another name or other words are another question. */
  key,
  line_id: wireId,
  product_name: wireText,
  /** What is engraved, a line of the text per line. */
  words: wireText,
  pet_name: wireText,
})

/** What was found in a booking and may be a mistake. It refuses nothing: somebody answers it, once [OPEN-120]. */
export const WarningSchema = v.variant('kind', [SamePetSchema, UnlikelyWeightSchema, OtherNameSchema])
export type Warning = v.InferOutput<typeof WarningSchema>
export type WarningOf<Kind extends WarningKind> = Extract<Warning, { readonly kind: Kind }>

/** Answers by the keys of their warnings, as they are sent. */
export const WarningAnswersSchema = limitedRecord(key, v.picklist(Object.values(WARNING_ANSWERS).flat()), { max: 50 })
export type WarningAnswers = v.InferOutput<typeof WarningAnswersSchema>
