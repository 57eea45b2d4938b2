import { expect, test } from 'vitest'
import { emailFor, smsFor } from './texts'
import type { Facts } from './texts'

const facts: Facts = {
  petName: 'Luna',
  productName: 'Portrait Plaque',
  orderId: '100007',
  ownerLink: 'https://lwd.portal.test/engraving/verify/b7/l1',
  bookingLink: 'https://lwd.portal.test/booking/b7',
  proofLink: null,
  answerBy: '2026-11-30',
  ownerPhone: '+61412345678',
  practice: { name: 'Harbour Veterinary Clinic', phone: '+61870101850' },
  brand: { name: 'Lightwood Pet Farewells', phone: '+61892000000' },
}
const END = `Questions: Harbour Veterinary Clinic, 08 7010 1850.

With kind regards
Lightwood Pet Farewells`
const HOW = `This page shows it, once you have entered your mobile number:
https://lwd.portal.test/engraving/verify/b7/l1

Please answer by 30 November 2026. If we have not heard from you by then, Client Care calls you. Nothing is approved without your word.

${END}`

test('the owner is asked', () => {
  expect(emailFor('ask', facts)).toEqual({
    subject: "Luna's plaque is ready for you to look at",
    text: `Hello,

Luna's plaque is drawn, as it will be engraved. Please look at it in your own time, then tell us whether it is right or what should be different.

${HOW}`,
  })
})

test('the owner is asked again', () => {
  expect(emailFor('askAgain', facts)).toEqual({
    subject: "Luna's plaque is ready for you to look at again",
    text: `Hello,

Please look at Luna's plaque once more, and tell us whether it is right now or what should still be different.

${HOW}`,
  })
})

test('the owner is reminded', () => {
  expect(emailFor('reminder', facts)).toEqual({
    subject: "Luna's plaque waits for your word",
    text: `Hello,

Luna's plaque is ready, and we have not heard from you yet. It is engraved once you have told us that it is right.

${HOW}`,
  })
})

test('the owner gets an approval in writing, with the proof where there is one', () => {
  const email = (proof: string) => ({
    subject: "Luna's plaque is approved",
    text: `Hello,

Luna's plaque is approved, and is engraved as it was shown.
${proof}
If something about it is not right after all, please call soon: once it is engraved it cannot be changed.

${END}`,
  })
  expect(emailFor('approved', facts)).toEqual(email(''))
  const proofLink = 'https://lwd.portal.test/proof'
  expect(emailFor('approved', { ...facts, proofLink })).toEqual(
    email(`
Your copy to keep, for 30 days under this link:
https://lwd.portal.test/proof
`),
  )
})

test('the clinic is told what the owner has said, not in which words', () => {
  const end = `The booking: https://lwd.portal.test/booking/b7

Questions: Client Care, 08 9200 0000.`
  expect(emailFor('ownerApproved', facts)).toEqual({
    subject: 'Booking 100007 (Luna): the owner approves the artwork',
    text: `The owner in booking 100007 (Luna) approves the artwork of the Portrait Plaque.

Nothing more is needed.

${end}`,
  })
  expect(emailFor('ownerAsksChanges', facts)).toEqual({
    subject: 'Booking 100007 (Luna): the owner asks for changes to the artwork',
    text: `The owner in booking 100007 (Luna) asks for changes to the artwork of the Portrait Plaque.

What should be different stands in the booking. Nothing is engraved before it is approved.

${end}`,
  })
})

test('Client Care is asked to call when the last day is over', () => {
  expect(emailFor('overdue', facts)).toEqual({
    subject: 'Please call about booking 100007: no word on the plaque',
    text: `The owner in booking 100007 (Luna) was asked for their word on the artwork of the Portrait Plaque by 30 November 2026, and has not answered.

Please call them. Nothing was approved, and nothing is engraved before it is.

The clinic: Harbour Veterinary Clinic, 08 7010 1850.`,
  })
})

test('of who could not be asked, Client Care reads that, and whom to ask where no number is known [OPEN-133]', () => {
  const [abroad = '', hint = ''] = emailFor('overdue', { ...facts, ownerPhone: '+6421123456' }).text.split('\n\n')
  expect(abroad).toBe(
    'The owner in booking 100007 (Luna) could not be asked online for their word on the artwork of the Portrait Plaque, and nobody has given it since.',
  )
  expect(hint).toBe('Please call them. Nothing was approved, and nothing is engraved before it is.')
  expect(emailFor('overdue', { ...facts, ownerPhone: '' }).text).toContain(
    'No phone number of theirs is known: please ask the clinic. Nothing was approved',
  )
})

test('an SMS says the same in one breath', () => {
  const end =
    'Please tell us what you think by 30 November 2026: https://lwd.portal.test/engraving/verify/b7/l1 Questions: Harbour Veterinary Clinic, 08 7010 1850. Lightwood Pet Farewells'
  expect(smsFor('ask', facts)).toBe(`Luna's plaque is ready for you to look at. ${end}`)
  expect(smsFor('askAgain', facts)).toBe(`Luna's plaque is ready for you to look at again. ${end}`)
  expect(smsFor('reminder', facts)).toBe(`Luna's plaque still waits for your word. ${end}`)
})

test('a pet without a name is not named', () => {
  const nameless = { ...facts, petName: '' }
  expect(emailFor('ask', nameless).subject).toBe('The plaque is ready for you to look at')
  expect(emailFor('askAgain', nameless).text).toContain('Please look at the plaque once more,')
  expect(emailFor('ownerApproved', nameless).subject).toBe('Booking 100007: the owner approves the artwork')
})
