import type { NextStep } from '@portal/domain-bundled/progress'

export interface NextStepFacts {
  /** 'Bella', or 'The pet'. */
  readonly pet: string
  /** 'Missing: weight'; '' when nothing is. */
  readonly missing: string
  readonly practice: string
  /** 'Client Care on 08 9200 0000' */
  readonly care: string
}

const toSubmit = ({ missing }: NextStepFacts) =>
  missing ? `${missing}. Choose Edit to add it, then submit the booking.` : 'Choose Edit to check and submit it.'
const nothingToDo = 'There is nothing you need to do.'

const WORDS: Readonly<Record<NextStep, (words: NextStepFacts) => string>> = {
  submit: (words) => `Not booked yet. ${toSubmit(words)}`,
  submitElsewhere: ({ care }) => `Not booked yet. It can't be finished here: call ${care}.`,
  cancelled: ({ care }) => `This booking is cancelled and will not go ahead. If you have a question, call ${care}.`,
  giveDetails: (words) => `${words.pet} is in our care, and we are waiting for the details. ${toSubmit(words)}`,
  instructions: ({ pet, care }) =>
    `${pet}'s booking is with us. We'll proceed once we have your final instructions. Call ${care}.`,
  instructionsOrPayment: ({ pet, care }) =>
    `${pet}'s booking is with us. We'll proceed once we have your final instructions and/or payment. Call ${care}.`,
  nothingToDo: ({ pet }) => `We have all we need for ${pet}. ${nothingToDo}`,
  collect: ({ pet }) => `Next, ${pet} is collected.`,
  onHold: ({ care }) => `This booking is on hold until we hear from you. To go ahead, call ${care}.`,
  ashesHeld: ({ pet, care }) => `${pet}'s ashes are safe with us. To have them returned, call ${care}.`,
  Collection: ({ pet }) => `${pet} is in our care. Next, the keepsakes are prepared.`,
  Confirmation: ({ pet }) => `${pet} is in our care while the keepsakes are prepared. ${nothingToDo}`,
  Keepsakes: ({ pet }) => `${pet} is in our care. Next is the cremation.`,
  Cremation: () => `The cremation is under way. ${nothingToDo}`,
  Memorialisation: () => `The items are being prepared. ${nothingToDo}`,
  Inspection: () => 'Everything is prepared. Next, we check everything once more before it leaves us.',
  Return: () => 'This is the last step: once everything is handed over, the booking is complete.',
  Completed: () => `Everything is done. ${nothingToDo}`,
  orderOrdered: ({ practice }) => `We have the order. Next, the items are prepared and sent to ${practice}.`,
  orderPreparation: ({ practice }) => `The items are being prepared. Next, they are sent to ${practice}.`,
  orderDelivery: () => 'Once all items are handed over, the order is complete.',
  orderCompleted: () => `Everything is delivered. ${nothingToDo}`,
}

/** The next step of a booking and who takes it, in words. */
export function nextStepText(step: NextStep, words: NextStepFacts): string {
  return WORDS[step](words)
}
