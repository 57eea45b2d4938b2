import { formatDay, formatDetailsDate, formatPhone } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import { isOverdue } from '@portal/domain/plaque'
import type { OwnerMessage, OwnerMessageKind, OwnerRequest, RequestProblem } from '@portal/domain/plaque'

const KINDS: Readonly<Record<OwnerMessageKind, string>> = {
  ask: 'Asked',
  askAgain: 'Asked again',
  reminder: 'Reminded',
  approved: 'Approval confirmed',
}

/** "Asked by email to grace@mail.test: sent 05:07am, Sun 1 Mar 2026". */
export function messageText({ kind, channel, to, sentAt, isRefused }: OwnerMessage, zone: TimeZone): string {
  const channelText = channel === 'mail' ? `by email to ${to}` : `by SMS to ${formatPhone(to)}`
  return `${KINDS[kind]} ${channelText}: ${outcomeOf(sentAt, isRefused, zone)}`
}

function outcomeOf(sentAt: string | null, isRefused: boolean, zone: TimeZone): string {
  if (isRefused) return 'refused, not delivered'
  return sentAt === null ? 'being sent' : `sent ${formatDetailsDate(sentAt, zone)}`
}

export function openedText({ openedFirst, openedLast }: OwnerRequest, zone: TimeZone): string {
  if (openedFirst === null || openedLast === null) return 'Not opened yet'
  const [first, last] = [formatDetailsDate(openedFirst, zone), formatDetailsDate(openedLast, zone)]
  return first === last ? first : `First ${first}; last ${last}`
}

/** The deadline and what happens after it. */
export function answerByText(answerBy: string, today: string): string {
  const day = formatDay(answerBy)
  const then = isOverdue(answerBy, today)
    ? `${day} has passed: Client Care will call.`
    : `${day}; then Client Care will call.`
  return `${then} No reply doesn't count as approval.`
}

/** Why an owner cannot be asked by a link, and what to do instead [OPEN-133]. */
export function cannotOpenText({ firstName, phone }: { firstName: string; phone: string }): string {
  const owner = firstName || 'The owner'
  return phone
    ? `The owner's page needs an Australian phone number, and ${formatPhone(phone)} is not one, so we send no link. Call ${firstName || 'the owner'}, then approve it for them.`
    : `${owner} needs a phone number to open the page, and we have none, so we send no link. Once they agree, approve it for them.`
}

/** Why messages don't reach an owner who could answer, and what to do. */
export const PROBLEMS: Readonly<
  Record<Exclude<RequestProblem, 'cannotOpen'>, { title: string; text: (owner: string) => string }>
> = {
  noAddress: {
    title: "We couldn't contact the owner",
    text: (owner) =>
      `The booking has no email address or mobile number for ${owner}. Add one to the booking, then ask once more; or give them the link yourself.`,
  },
  refused: {
    title: 'Our messages were refused',
    text: (owner) =>
      `Nothing has reached ${owner}. Check the email address and the number in the booking, then ask once more; or give them the link yourself.`,
  },
}
