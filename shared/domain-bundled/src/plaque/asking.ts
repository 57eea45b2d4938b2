import {
  addTime,
  dayAfter,
  dayOf,
  daysEarlier,
  isEmail,
  normalisePhone,
  opensOwnerPages,
  startOfDay,
  canReceiveSms,
  trimmed,
} from '@portal/domain'
import type { ArtworkState, TimeZone } from '@portal/domain'
import { isGone } from '@portal/domain/plaque'
import type {
  ClosedReason,
  MessageChannel,
  OwnerMessage,
  OwnerMessageKind,
  RequestProblem,
} from '@portal/domain/plaque'

/** Days in which an owner should answer. Client Care calls afterwards. */
export const ANSWER_WITHIN_DAYS = 10
/** Days after which an owner without an answer gets a reminder. */
export const REMINDER_AFTER_DAYS: readonly number[] = [3, 7]
/** Minutes after which staff may send the request again. */
export const ONCE_MORE_AFTER_MINUTES = 10
/** Minutes between the last save of a booking and the request, so that a quick correction sends no second message. */
export const ASK_AFTER_MINUTES = 2
/** Hours after any message in which no automatic reminder is sent. */
const REST_HOURS = 24

/** Last day for the owner's answer, YYYY-MM-DD in the practice's calendar. */
export const answerByOf = (requestedAt: Date, zone: TimeZone): string =>
  // Calendar days: adding hours would be wrong across a daylight-saving change.
  daysEarlier(dayOf(requestedAt, zone), -ANSWER_WITHIN_DAYS)

interface FollowUp {
  readonly kind: 'reminder' | 'overdue'
  readonly at: Date
}

/** Automatic messages after a request: two reminders, and one to Client Care after the last day. */
export function followUpsOf(requestedAt: Date, zone: TimeZone): readonly FollowUp[] {
  return [
    ...REMINDER_AFTER_DAYS.map((days) => ({ kind: 'reminder' as const, at: addTime(requestedAt, days, 'day') })),
    { kind: 'overdue', at: startOfDay(dayAfter(answerByOf(requestedAt, zone)), zone) },
  ]
}

interface OwnerContact {
  readonly email: string
  readonly phone: string
}

/** Channels by which the owner can be reached. */
export function channelsTo(
  { email, phone }: OwnerContact,
  hasSms: boolean,
): readonly { readonly channel: MessageChannel; readonly to: string }[] {
  const address = trimmed(email)
  const number = normalisePhone(phone)
  return [
    ...(isEmail(address) ? [{ channel: 'mail' as const, to: address }] : []),
    ...(hasSms && number !== null && canReceiveSms(number) ? [{ channel: 'sms' as const, to: number }] : []),
  ]
}

/** Channels for a request for approval; none if the owner's number does not open the owner's pages [OPEN-133]. */
export function channelsForRequest(owner: OwnerContact, hasSms: boolean): ReturnType<typeof channelsTo> {
  return opensOwnerPages(owner.phone) ? channelsTo(owner, hasSms) : []
}

/** Why no message reaches the owner; null if one does or may still arrive. */
export function requestProblem(
  messages: readonly Pick<OwnerMessage, 'isRefused'>[],
  owner: OwnerContact,
  hasSms: boolean,
): RequestProblem | null {
  if (!opensOwnerPages(owner.phone)) return 'cannotOpen'
  const ways = channelsTo(owner, hasSms)
  if (messages.some(({ isRefused }) => !isRefused)) return null
  if (ways.length === 0) return 'noAddress'
  return messages.length > 0 ? 'refused' : null
}

/** Whether staff may send the request again: at once if no message reached the owner. */
export function mayRepeatRequest(lastAskedAt: Date, isReached: boolean, now: Date): boolean {
  return !isReached || now >= addTime(lastAskedAt, ONCE_MORE_AFTER_MINUTES, 'minute')
}

/** Whether the owner got a message within the last day, so that a reminder is left out. */
export function isJustWritten(sent: readonly (Date | null)[], now: Date): boolean {
  return sent.some((at) => at !== null && addTime(at, REST_HOURS, 'hour') > now)
}

/** Messages about an approval: to the owner, to the clinic, and to Client Care after the last day. */
export type MessageKind = OwnerMessageKind | 'ownerApproved' | 'ownerAsksChanges' | 'overdue' | 'withdrawn'

interface PresentArtwork {
  readonly state: ArtworkState
  /** Why staff can no longer change the engraving. */
  readonly closed: ClosedReason | null
  /** The message is about the present artwork. */
  readonly isCurrent: boolean
  /** The owner was asked again after the approval ended. */
  readonly isAskedAnew: boolean
}

/** Whether a message still applies when it is about to be sent. */
export function stillApplies(kind: MessageKind, { state, closed, isCurrent, isAskedAnew }: PresentArtwork): boolean {
  if (kind === 'withdrawn') return state !== 'approved' && !(isAskedAnew && closed === null)
  if (!isCurrent || isGone(closed)) return false
  if (kind === 'approved' || kind === 'ownerApproved') return state === 'approved'
  if (kind === 'ownerAsksChanges') return state === 'changesAsked'
  return closed === null && (state === 'waiting' || state === 'unfinished')
}
