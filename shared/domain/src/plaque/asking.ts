import { addTime } from '../date/add-time'
import { dayAfter, dayOf, daysEarlier, startOfDay } from '../date/rules'
import type { TimeZone } from '../date/time-zones'
import { isEmail } from '../owner/rules'
import { normalisePhone, opensOwnerPages, takesSms } from '../phone/rules'
import { trimmed } from '../value/rules'
import type { MessageChannel, OwnerMessage, OwnerMessageKind, RequestProblem } from './request'
import { isGone } from './state'
import type { ArtworkState, ClosedReason } from './state'

/** Days in which an owner is asked to answer; then Client Care calls. */
export const ANSWER_WITHIN_DAYS = 10
/** Days after which an owner who has not answered is written to once more. */
export const REMINDER_AFTER_DAYS: readonly number[] = [3, 7]
/** Staff may write to an owner once more after so many minutes. */
export const ONCE_MORE_AFTER_MINUTES = 10
/** An owner is asked so long after the last save of a booking: a correction at once makes no second message. */
export const ASK_AFTER_MINUTES = 2
/** A reminder that comes of itself is left out so soon after something else was sent. */
const REST_HOURS = 24

/** The last day on which an owner who was asked at this moment is asked to answer: a day of the practice, YYYY-MM-DD. */
export const answerByOf = (askedAt: Date, zone: TimeZone): string =>
  // Ten days of a calendar: in moments an hour is missing, or too many, where summer time changes.
  daysEarlier(dayOf(askedAt, zone), -ANSWER_WITHIN_DAYS)

interface FollowUp {
  readonly kind: 'reminder' | 'overdue'
  readonly at: Date
}

/** When something follows of itself on having asked: two reminders, and Client Care when the last day is over. */
export function followUpsOf(askedAt: Date, zone: TimeZone): readonly FollowUp[] {
  return [
    ...REMINDER_AFTER_DAYS.map((days) => ({ kind: 'reminder' as const, at: addTime(askedAt, days, 'day') })),
    { kind: 'overdue', at: startOfDay(dayAfter(answerByOf(askedAt, zone)), zone) },
  ]
}

interface OwnerContact {
  readonly email: string
  readonly phone: string
}

/** Where an owner can be written to, by each channel that there is. */
export function waysTo(
  { email, phone }: OwnerContact,
  hasSms: boolean,
): readonly { readonly channel: MessageChannel; readonly to: string }[] {
  const address = trimmed(email)
  const number = normalisePhone(phone)
  return [
    ...(isEmail(address) ? [{ channel: 'mail' as const, to: address }] : []),
    ...(hasSms && number !== null && takesSms(number) ? [{ channel: 'sms' as const, to: number }] : []),
  ]
}

/** The same for asking: nobody is sent to a page that their number does not open [OPEN-133]. */
export function waysToAsk(owner: OwnerContact, hasSms: boolean): ReturnType<typeof waysTo> {
  return opensOwnerPages(owner.phone) ? waysTo(owner, hasSms) : []
}

/** Why nothing reaches the owner; null when something does, or is on its way. */
export function requestProblem(
  messages: readonly Pick<OwnerMessage, 'isRefused'>[],
  owner: OwnerContact,
  hasSms: boolean,
): RequestProblem | null {
  if (!opensOwnerPages(owner.phone)) return 'cannotOpen'
  const ways = waysTo(owner, hasSms)
  if (messages.some(({ isRefused }) => !isRefused)) return null
  if (ways.length === 0) return 'noAddress'
  return messages.length > 0 ? 'refused' : null
}

/** Whether staff may have the owner written to once more; at once where nothing has reached them. */
export function mayAskOnceMore(lastAskedAt: Date, isReached: boolean, now: Date): boolean {
  return !isReached || now >= addTime(lastAskedAt, ONCE_MORE_AFTER_MINUTES, 'minute')
}

/** Whether a reminder is left out, since something has reached the owner within a day. */
export function isJustWritten(sent: readonly (Date | null)[], now: Date): boolean {
  return sent.some((at) => at !== null && addTime(at, REST_HOURS, 'hour') > now)
}

/** All that is written about an owner's word: to the owner, to the clinic, and to Client Care after the last day. */
export type MessageKind = OwnerMessageKind | 'ownerApproved' | 'ownerAsksChanges' | 'overdue' | 'withdrawn'

interface PresentFacts {
  readonly state: ArtworkState
  /** Why staff may no longer change the engraving. */
  readonly closed: ClosedReason | null
  /** The artwork that the message is about is the one that counts now. */
  readonly isCurrent: boolean
  /** The owner was asked anew since their approval ended. */
  readonly isAskedAnew: boolean
}

/** Whether what a message says is still true when it is about to be sent. */
export function stillHolds(kind: MessageKind, { state, closed, isCurrent, isAskedAnew }: PresentFacts): boolean {
  if (kind === 'withdrawn') return state !== 'approved' && !(isAskedAnew && closed === null)
  if (!isCurrent || isGone(closed)) return false
  if (kind === 'approved' || kind === 'ownerApproved') return state === 'approved'
  if (kind === 'ownerAsksChanges') return state === 'changesAsked'
  return closed === null && (state === 'waiting' || state === 'unfinished')
}
