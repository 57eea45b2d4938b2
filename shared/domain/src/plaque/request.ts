import * as v from 'valibot'
import { wireText, wireTextOrNull } from '../value/schema'

/** Why an owner is written to: to look at an artwork, at a changed one, or once more while they have not answered. */
export const OwnerMessageKindSchema = v.picklist(['ask', 'askAgain', 'reminder', 'approved'])
export type OwnerMessageKind = v.InferOutput<typeof OwnerMessageKindSchema>

const OwnerMessageSchema = v.object({
  kind: OwnerMessageKindSchema,
  channel: v.picklist(['mail', 'sms']),
  to: wireText,
  /** Null until it was handed over. */
  sentAt: wireTextOrNull,
  /** Refused by the receiving side: it never arrives. */
  isRefused: v.boolean(),
})
export type OwnerMessage = v.InferOutput<typeof OwnerMessageSchema>

/** How the owner of an engraving was asked for their word. */
export const OwnerRequestSchema = v.object({
  askedAt: wireText,
  /** When the owner's page was looked at, first and last. */
  openedFirst: wireTextOrNull,
  openedLast: wireTextOrNull,
  /** The latest first. */
  messages: v.array(OwnerMessageSchema),
  /** Why nothing reaches the owner: neither address nor mobile number, or all were refused. */
  problem: v.nullable(v.picklist(['noAddress', 'refused'])),
})
export type OwnerRequest = v.InferOutput<typeof OwnerRequestSchema>
