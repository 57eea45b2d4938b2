import * as v from 'valibot'
import { wireText, wireTextOrNull } from '../value/schema'

/** Why an owner is written to: to look at an artwork, at a changed one, or once more while they have not answered. */
export const OwnerMessageKindSchema = v.picklist(['ask', 'askAgain', 'reminder', 'approved'])
export type OwnerMessageKind = v.InferOutput<typeof OwnerMessageKindSchema>

export const MessageChannelSchema = v.picklist(['mail', 'sms'])
export type MessageChannel = v.InferOutput<typeof MessageChannelSchema>

const OwnerMessageSchema = v.object({
  kind: OwnerMessageKindSchema,
  channel: MessageChannelSchema,
  to: wireText,
  /** Null until it was handed over. */
  sentAt: wireTextOrNull,
  /** Refused by the receiving side: it never arrives. */
  isRefused: v.boolean(),
})
export type OwnerMessage = v.InferOutput<typeof OwnerMessageSchema>

const RequestProblemSchema = v.picklist(['cannotOpen', 'noAddress', 'refused'])
export type RequestProblem = v.InferOutput<typeof RequestProblemSchema>

/** How the owner of an engraving was asked for their word. */
export const OwnerRequestSchema = v.object({
  askedAt: wireText,
  /** When the owner's page was looked at, first and last. */
  openedFirst: wireTextOrNull,
  openedLast: wireTextOrNull,
  /** The latest first. */
  messages: v.array(OwnerMessageSchema),
  /** Why nothing reaches the owner: no number opens their page, neither address nor mobile, or all were refused. */
  problem: v.nullable(RequestProblemSchema),
})
export type OwnerRequest = v.InferOutput<typeof OwnerRequestSchema>

/** An owner's word on a plaque, as the clinic's dashboard tells it. */
export const OwnerAnswerSchema = v.object({
  bookingId: wireText,
  /** Shown as Booking ID. */
  orderId: wireText,
  lineId: wireText,
  petName: wireText,
  productName: wireText,
  answer: v.picklist(['approved', 'changesAsked']),
  at: wireText,
})
export type OwnerAnswer = v.InferOutput<typeof OwnerAnswerSchema>

/** Whether the day until which an answer was asked for is over, on this day of the practice. */
export const isOverdue = (answerBy: string, today: string): boolean => today > answerBy
