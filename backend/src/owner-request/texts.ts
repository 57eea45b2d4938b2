import { clientCarePhone, formatLongDay, formatPhone, opensOwnerPages } from '@portal/domain'
import type { MessageKind } from '@portal/domain/asking'
import type { OwnerMessageKind } from '@portal/domain/plaque'

/** What the texts are made of: besides the pet's first name nothing that a stranger should not read. */
export interface Facts {
  readonly petName: string
  readonly productName: string
  readonly orderId: string
  /** The owner's page; it opens with their mobile number alone. */
  readonly ownerLink: string
  /** The booking in the portal. */
  readonly bookingLink: string
  /** The proof to keep, where there is one. */
  readonly proofLink: string | null
  /** YYYY-MM-DD; null where nobody was asked. */
  readonly answerBy: string | null
  /** '' where none is known. */
  readonly ownerPhone: string
  readonly practice: { readonly name: string; readonly phone: string }
  readonly brand: { readonly name: string; readonly phone: string }
}

export interface Email {
  readonly subject: string
  readonly text: string
}

/** The words of a mail about an owner's word on a plaque. */
export function emailFor(kind: MessageKind, facts: Facts): Email {
  const { subject, paragraphs } = EMAILS[kind](facts)
  return { subject, text: paragraphs.filter(Boolean).join('\n\n') }
}

/** The same in one SMS; what is approved is told by mail alone. */
export function smsFor(kind: Exclude<OwnerMessageKind, 'approved'>, facts: Facts): string {
  const { practice, ownerLink, brand } = facts
  const what = {
    ask: `${plaqueOf(facts)} is ready for you to look at.`,
    askAgain: `${plaqueOf(facts)} is ready for you to look at again.`,
    reminder: `${plaqueOf(facts)} still waits for your word.`,
  }[kind]
  return `${what} Please tell us what you think by ${dayOf(facts)}: ${ownerLink} Questions: ${practice.name}, ${formatPhone(practice.phone)}. ${brand.name}`
}

const thePlaque = ({ petName }: Facts, article = 'the') => (petName ? `${petName}'s plaque` : `${article} plaque`)
const plaqueOf = (facts: Facts) => thePlaque(facts, 'The')
const dayOf = ({ answerBy }: Facts) => formatLongDay(answerBy)

interface Parts {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

const toOwner = (facts: Facts, subject: string, paragraphs: readonly string[]): Parts => ({
  subject,
  paragraphs: [
    'Hello,',
    ...paragraphs,
    `Questions: ${facts.practice.name}, ${formatPhone(facts.practice.phone)}.`,
    `With kind regards\n${facts.brand.name}`,
  ],
})

const howToAnswer = (facts: Facts) => [
  `This page shows it, once you have entered your mobile number:\n${facts.ownerLink}`,
  `Please answer by ${dayOf(facts)}. If we have not heard from you by then, Client Care calls you. Nothing is approved without your word.`,
]

const EMAILS: Readonly<Record<MessageKind, (facts: Facts) => Parts>> = {
  ask: (facts) =>
    toOwner(facts, `${plaqueOf(facts)} is ready for you to look at`, [
      `${plaqueOf(facts)} is drawn, as it will be engraved. Please look at it in your own time, then tell us whether it is right or what should be different.`,
      ...howToAnswer(facts),
    ]),
  askAgain: (facts) =>
    toOwner(facts, `${plaqueOf(facts)} is ready for you to look at again`, [
      `Please look at ${thePlaque(facts)} once more, and tell us whether it is right now or what should still be different.`,
      ...howToAnswer(facts),
    ]),
  reminder: (facts) =>
    toOwner(facts, `${plaqueOf(facts)} waits for your word`, [
      `${plaqueOf(facts)} is ready, and we have not heard from you yet. It is engraved once you have told us that it is right.`,
      ...howToAnswer(facts),
    ]),
  approved: (facts) =>
    toOwner(facts, `${plaqueOf(facts)} is approved`, [
      `${plaqueOf(facts)} is approved, and is engraved as it was shown.`,
      facts.proofLink ? `Your copy to keep, for 30 days under this link:\n${facts.proofLink}` : '',
      'If something about it is not right after all, please call soon: once it is engraved it cannot be changed.',
    ]),
  ownerApproved: (facts) => toClinic(facts, 'approves', 'Nothing more is needed.'),
  ownerAsksChanges: (facts) =>
    toClinic(
      facts,
      'asks for changes to',
      'What should be different stands in the booking. Nothing is engraved before it is approved.',
    ),
  overdue: (facts) => ({
    subject: `Please call about booking ${facts.orderId}: no word on the plaque`,
    paragraphs: [
      `The owner in booking ${facts.orderId}${ofPet(facts)} ${wasAsked(facts)}`,
      `${whomToCall(facts)} Nothing was approved, and nothing is engraved before it is.`,
      `The clinic: ${facts.practice.name}, ${formatPhone(facts.practice.phone)}.`,
    ],
  }),
}

const wasAsked = (facts: Facts) =>
  opensOwnerPages(facts.ownerPhone)
    ? `was asked for their word on the artwork of the ${facts.productName} by ${dayOf(facts)}, and has not answered.`
    : `could not be asked online for their word on the artwork of the ${facts.productName}, and nobody has given it since.`

const whomToCall = ({ ownerPhone }: Facts) =>
  ownerPhone === '' ? 'No phone number of theirs is known: please ask the clinic.' : 'Please call them.'

const ofPet = ({ petName }: Facts) => (petName ? ` (${petName})` : '')

const toClinic = (facts: Facts, does: string, next: string): Parts => ({
  subject: `Booking ${facts.orderId}${ofPet(facts)}: the owner ${does} the artwork`,
  paragraphs: [
    `The owner in booking ${facts.orderId}${ofPet(facts)} ${does} the artwork of the ${facts.productName}.`,
    next,
    `The booking: ${facts.bookingLink}`,
    `Questions: Client Care, ${clientCarePhone(facts.brand.phone)}.`,
  ],
})
