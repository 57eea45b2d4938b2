import * as v from 'valibot'
import { wireText, wireTextOrNull } from '../value/schema'

/** Messages to an owner: to view an artwork, to view a changed one, a reminder, and a confirmation. */
export const OwnerMessageKindSchema = v.picklist(['ask', 'askAgain', 'reminder', 'approved'])
export type OwnerMessageKind = v.InferOutput<typeof OwnerMessageKindSchema>

export const MessageChannelSchema = v.picklist(['mail', 'sms'])
export type MessageChannel = v.InferOutput<typeof MessageChannelSchema>

const OwnerMessageSchema = v.object({
  kind: OwnerMessageKindSchema,
  channel: MessageChannelSchema,
  to: wireText,
  /** Null until the message was handed over. */
  sentAt: wireTextOrNull,
  /** The receiving side refused the message, so that it will never arrive. */
  isRefused: v.boolean(),
})
export type OwnerMessage = v.InferOutput<typeof OwnerMessageSchema>

const RequestProblemSchema = v.picklist(['cannotOpen', 'noAddress', 'refused'])
export type RequestProblem = v.InferOutput<typeof RequestProblemSchema>

/** The approval request to the owner of an engraving. */
export const OwnerRequestSchema = v.object({
  requestedAt: wireText,
  /** When the owner's page was opened first and last. */
  openedFirst: wireTextOrNull,
  openedLast: wireTextOrNull,
  /** Latest first. */
  messages: v.array(OwnerMessageSchema),
  /**
   * Why no message reaches the owner: their number does not open the page, there is no address or mobile, or all
   * messages were refused.
   */
  problem: v.nullable(RequestProblemSchema),
})
export type OwnerRequest = v.InferOutput<typeof OwnerRequestSchema>

/** An owner's answer about a plaque, as the clinic's dashboard shows it. */
export const OwnerAnswerSchema = v.object({
  bookingId: wireText,
  /** Displayed as Booking ID. */
  orderId: wireText,
  lineId: wireText,
  petName: wireText,
  productName: wireText,
  answer: v.picklist(['approved', 'changesAsked']),
  at: wireText,
})
export type OwnerAnswer = v.InferOutput<typeof OwnerAnswerSchema>

/** Whether the last day for the answer is over on this day of the practice. */
export const isOverdue = (answerBy: string, today: string): boolean => today > answerBy
