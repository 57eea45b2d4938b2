import { formatLongDay, formatPhone } from '@portal/domain'
import type { OwnerMessageKind } from '@portal/domain/plaque'
import { SMS_PART, gsmText } from './gsm-text'
import { greetingOf, plaqueOf, whatEnded, whatFollows } from './owner-texts'
import type { MessageFacts } from './owner-texts'

/** Approvals are confirmed by mail only. */
type SmsKind = Exclude<OwnerMessageKind, 'approved'> | 'withdrawn'

/**
 * The text of an SMS, in one part [OPEN-381]. Omits parts that do not fit, in this order: brand, clinic's name,
 * greeting, names of plaques and pet. Link, day and the clinic's number stay.
 */
export function smsFor(kind: SmsKind, stored: MessageFacts): string {
  const facts = inGsm(stored)
  const number = formatPhone(facts.practice.phone)
  const ends = [
    `Questions: ${facts.practice.name}, ${number}. ${facts.brandName}`,
    `Questions: ${facts.practice.name}, ${number}`,
    `Questions: ${number}`,
  ]
  const texts = bodiesOf(kind, facts).flatMap((body) =>
    [`${greetingOf(facts)} ${body}`, body].flatMap((text) => ends.map((end) => `${text} ${end}`)),
  )
  return texts.find(({ length }) => length <= SMS_PART) ?? texts.at(-1) ?? ''
}

/** Texts from the longest to the shortest. */
function bodiesOf(kind: SmsKind, facts: MessageFacts): readonly string[] {
  if (kind === 'withdrawn') {
    const ended = whatEnded(facts)
    return [`${ended} ${whatFollows(facts)}`, `${ended} ${NO_LONGER}`, `The ${facts.noun} was changed. ${NO_LONGER}`]
  }
  const count = facts.otherProducts.length + 1
  const several = `${count} ${facts.noun}s`
  const subjects = [
    plaqueOf(facts),
    ...(count === 1 ? [] : [facts.petName ? `${facts.petName}'s ${several}` : `The ${several}`]),
    count === 1 ? `The ${facts.noun}` : `The ${several}`,
  ]
  const [be, it] = count === 1 ? ['is', 'it'] : ['are', 'them']
  const state = {
    ask: `${be} ready`,
    askAgain: `${be} ready again`,
    reminder: `still ${count === 1 ? 'waits' : 'wait'}`,
  }
  const request = `Please check ${it} by ${formatLongDay(facts.answerBy)}: ${facts.ownerLink}`
  return subjects.map((subject) => `${subject} ${state[kind]}. ${request}`)
}

const NO_LONGER = 'The earlier approval no longer counts.'

function inGsm(facts: MessageFacts): MessageFacts {
  return {
    ...facts,
    ownerName: gsmText(facts.ownerName),
    petName: gsmText(facts.petName),
    productName: gsmText(facts.productName),
    otherProducts: facts.otherProducts.map(gsmText),
    practice: { ...facts.practice, name: gsmText(facts.practice.name) },
    brandName: gsmText(facts.brandName),
  }
}
