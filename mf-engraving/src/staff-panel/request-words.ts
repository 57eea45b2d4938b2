import { formatDay, formatDetailsDate, formatPhone } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import { isOverdue } from '@portal/domain/plaque'
import type { OwnerMessage, OwnerMessageKind, OwnerRequest, RequestProblem } from '@portal/domain/plaque'

const KINDS: Readonly<Record<OwnerMessageKind, string>> = {
  ask: 'Asked',
  askAgain: 'Asked again',
  reminder: 'Reminded',
  approved: 'Told that it is approved',
}

/** "Asked by mail to grace@mail.test: sent 05:07am, Sun 1 Mar 2026". */
export function messageWords({ kind, channel, to, sentAt, isRefused }: OwnerMessage, zone: TimeZone): string {
  const way = channel === 'mail' ? `by mail to ${to}` : `by SMS to ${formatPhone(to)}`
  return `${KINDS[kind]} ${way}: ${outcomeOf(sentAt, isRefused, zone)}`
}

function outcomeOf(sentAt: string | null, isRefused: boolean, zone: TimeZone): string {
  if (isRefused) return 'refused, it does not arrive'
  return sentAt === null ? 'being sent' : `sent ${formatDetailsDate(sentAt, zone)}`
}

export function openedWords({ openedFirst, openedLast }: OwnerRequest, zone: TimeZone): string {
  if (openedFirst === null || openedLast === null) return 'Not opened yet'
  const [first, last] = [formatDetailsDate(openedFirst, zone), formatDetailsDate(openedLast, zone)]
  return first === last ? first : `First ${first}; last ${last}`
}

/** Until when the owner is asked to answer, and what happens then. */
export function answerByWords(answerBy: string, today: string): string {
  const day = formatDay(answerBy)
  const then = isOverdue(answerBy, today) ? `${day} is over: Client Care calls.` : `${day}; then Client Care calls.`
  return `${then} No reply doesn't count as approval.`
}

/** Why an owner cannot be asked by a link, and what to do instead [OPEN-133]. */
export function cannotOpenWords({ firstName, phone }: { firstName: string; phone: string }): string {
  const owner = firstName || 'The owner'
  return phone
    ? `The page for owners opens with an Australian number, and ${formatPhone(phone)} is none: we send no link. Call ${firstName || 'the owner'}, then approve it for them.`
    : `${owner} would open the page with their phone number, and none is known: we send no link. Once you have their word, approve it for them.`
}

/** Why nothing reaches an owner who could answer, and what to do. */
export const PROBLEMS: Readonly<
  Record<Exclude<RequestProblem, 'cannotOpen'>, { title: string; text: (owner: string) => string }>
> = {
  noAddress: {
    title: 'Nobody was written to',
    text: (owner) =>
      `The booking has neither an e-mail address nor a mobile number at which we can write to ${owner}. Add one to the booking, then ask once more; or give them the link yourself.`,
  },
  refused: {
    title: 'What we sent was refused',
    text: (owner) =>
      `It does not reach ${owner}. Check the e-mail address and the number in the booking, then ask once more; or give them the link yourself.`,
  },
}
