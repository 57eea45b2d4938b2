import { formatLongDay, formatPhone, opensOwnerPages } from '@portal/domain'
import type { MessageKind } from '@portal/domain-bundled/asking'
import type { EndReason } from '@portal/domain/plaque'

/** Facts for the texts. Apart from first names they contain nothing that strangers should not read. */
export interface MessageFacts {
  /** '' if unknown. */
  readonly ownerName: string
  readonly petName: string
  readonly productName: string
  /** 'engraving' if the message also asks about words on an item that is no plaque. */
  readonly noun: 'plaque' | 'engraving'
  /** Further engraved items of the booking that the message asks about. */
  readonly otherProducts: readonly string[]
  /** Reason and day of the end of an approval. */
  readonly ended: { readonly why: EndReason; readonly day: string } | null
  readonly orderId: string
  /** The owner's page, which opens with their mobile number only. */
  readonly ownerLink: string
  /** The booking in the portal. */
  readonly bookingLink: string
  /** Link to the proof; null without one. */
  readonly proofLink: string | null
  /** YYYY-MM-DD; null if the owner was not asked. */
  readonly answerBy: string | null
  /** '' if unknown. */
  readonly ownerPhone: string
  readonly practice: { readonly name: string; readonly phone: string }
  readonly brandName: string
  /** Name with number and hours [OPEN-360]. */
  readonly clientCare: string
}

export interface Email {
  readonly subject: string
  readonly text: string
}

/** The mail for a kind of message. */
export function emailFor(kind: MessageKind, facts: MessageFacts): Email {
  const { subject, paragraphs } = EMAILS[kind](facts)
  return { subject, text: paragraphs.filter(Boolean).join('\n\n') }
}

/** Names one plaque by the pet, several also by product. */
function thePlaque({ petName, productName, noun, otherProducts }: MessageFacts, article = 'the'): string {
  if (otherProducts.length === 0) return petName ? `${petName}'s ${noun}` : `${article} ${noun}`
  const names = inWords([productName, ...otherProducts])
  return petName ? `${petName}'s ${names}` : `${article} ${names}`
}
const inWords = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
export const plaqueOf = (facts: MessageFacts) => thePlaque(facts, 'The')
const isOrAre = ({ otherProducts }: MessageFacts) => (otherProducts.length > 0 ? 'are' : 'is')
const itIs = ({ otherProducts }: MessageFacts) => (otherProducts.length > 0 ? 'they are' : "it's")
const dayOf = ({ answerBy }: MessageFacts) => formatLongDay(answerBy)
export const greetingOf = ({ ownerName }: MessageFacts) => `Dear ${ownerName || 'family'},`
const sympathy = ({ petName }: MessageFacts) =>
  petName ? `We are so sorry for the loss of ${petName}.` : 'We are so sorry for your loss.'

interface Parts {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

const toOwner = (facts: MessageFacts, subject: string, paragraphs: readonly string[]): Parts => ({
  subject,
  paragraphs: [
    greetingOf(facts),
    ...paragraphs,
    `Questions: ${facts.practice.name}, ${formatPhone(facts.practice.phone)}, or ${facts.brandName} ${facts.clientCare}.`,
    `With kind regards\n${facts.brandName}`,
  ],
})

const howToAnswer = (facts: MessageFacts) => `Open it with your mobile number:\n${facts.ownerLink}`

/** The sentence about the end of an approval: its reason, the clinic and the day. */
export function whatEnded(facts: MessageFacts): string {
  const { practice, ended } = facts
  const on = ended ? ` on ${formatLongDay(ended.day)}` : ''
  const plaque = thePlaque(facts)
  if (ended?.why === 'removed') return `${practice.name} removed ${plaque} from the booking${on}.`
  if (ended?.why === 'discarded') return `${practice.name} discarded the booking with ${plaque}${on}.`
  if (ended?.why === 'renewed') return `${practice.name} asked for ${plaque} to be approved again${on}.`
  return `${practice.name} changed ${plaque} after it was approved${on}.`
}

export const whatFollows = ({ ended }: MessageFacts) =>
  ended?.why === 'removed' || ended?.why === 'discarded'
    ? 'It will not be engraved, and the approval no longer counts.'
    : 'The earlier approval no longer counts, and nothing is engraved before you have seen it again.'

const EMAILS: Readonly<Record<MessageKind, (facts: MessageFacts) => Parts>> = {
  ask: (facts) =>
    toOwner(facts, `${plaqueOf(facts)} ${isOrAre(facts)} ready for you to look at`, [
      `${sympathy(facts)} ${plaqueOf(facts)} ${isOrAre(facts)} ready for you to look at: please tell us by ${dayOf(facts)} whether ${itIs(facts)} right, or what should change.`,
      howToAnswer(facts),
    ]),
  askAgain: (facts) =>
    toOwner(facts, `${plaqueOf(facts)} ${isOrAre(facts)} ready for you to look at again`, [
      `${facts.ended ? whatEnded(facts) : 'Something has changed.'} Please look at ${thePlaque(facts)} once more, and tell us by ${dayOf(facts)} whether ${itIs(facts)} right.`,
      howToAnswer(facts),
    ]),
  reminder: (facts) =>
    toOwner(facts, `${plaqueOf(facts)} ${facts.otherProducts.length > 0 ? 'wait' : 'waits'} for your word`, [
      `We know this is a hard time. ${plaqueOf(facts)} ${isOrAre(facts)} engraved once you have told us that ${itIs(facts)} right: please look by ${dayOf(facts)}.`,
      howToAnswer(facts),
    ]),
  approved: (facts) =>
    toOwner(facts, `${plaqueOf(facts)} is approved`, [
      `${plaqueOf(facts)} is approved, and will be engraved as it was shown. If something is not right after all, please call soon: once it is engraved it cannot be changed.`,
      facts.proofLink ? `Your copy to keep, for 30 days under this link:\n${facts.proofLink}` : '',
    ]),
  withdrawn: (facts) =>
    toOwner(facts, `${plaqueOf(facts)}: the approval no longer counts`, [`${whatEnded(facts)} ${whatFollows(facts)}`]),
  ownerApproved: (facts) => toClinic(facts, 'approves', 'Nothing more is needed.'),
  ownerAsksChanges: (facts) =>
    toClinic(
      facts,
      'asks for changes to',
      'What should be different stands in the booking. Nothing is engraved before it is approved.',
    ),
  overdue: (facts) => ({
    subject: `Please call about booking ${facts.orderId}: no word on the ${facts.noun}`,
    paragraphs: [
      `The owner in booking ${facts.orderId}${ofPet(facts)} ${wasAsked(facts)}`,
      `${whomToCall(facts)} Nothing was approved, and nothing is engraved before it is.`,
      `The clinic: ${facts.practice.name}, ${formatPhone(facts.practice.phone)}.`,
    ],
  }),
}

const wasAsked = (facts: MessageFacts) =>
  opensOwnerPages(facts.ownerPhone)
    ? `was asked for their word on the artwork of the ${facts.productName} by ${dayOf(facts)}, and has not answered.`
    : `could not be asked online for their word on the artwork of the ${facts.productName}, and nobody has given it since.`

const whomToCall = ({ ownerPhone }: MessageFacts) =>
  ownerPhone === '' ? 'No phone number of theirs is known: please ask the clinic.' : 'Please call them.'

const ofPet = ({ petName }: MessageFacts) => (petName ? ` (${petName})` : '')

const toClinic = (facts: MessageFacts, does: string, next: string): Parts => ({
  subject: `Booking ${facts.orderId}${ofPet(facts)}: the owner ${does} the artwork`,
  paragraphs: [
    `The owner in booking ${facts.orderId}${ofPet(facts)} ${does} the artwork of the ${facts.productName}.`,
    next,
    `The booking: ${facts.bookingLink}`,
    `Questions: ${facts.clientCare}.`,
  ],
})
