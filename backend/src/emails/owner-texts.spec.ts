import { expect, test } from 'vitest'
import { emailFor } from './owner-texts'
import type { MessageFacts } from './owner-texts'

const CARE = 'Client Care on 08 9200 0000 (Monday to Friday, 08:00 to 17:00, Perth time)'
const facts: MessageFacts = {
  ownerName: 'Mere',
  petName: 'Luna',
  productName: 'Portrait Plaque',
  noun: 'plaque',
  otherProducts: [],
  ended: null,
  orderId: '100007',
  ownerLink: 'https://lwd.portal.test/e/k3x9m2q7ab',
  bookingLink: 'https://lwd.portal.test/booking/b7',
  proofLink: null,
  answerBy: '2026-11-30',
  ownerPhone: '+61412345678',
  practice: { name: 'Harbour Veterinary Clinic', phone: '+61870101850' },
  brandName: 'Lightwood Pet Farewells',
  clientCare: CARE,
}
const END = `Questions: Harbour Veterinary Clinic, 08 7010 1850, or Lightwood Pet Farewells ${CARE}.

With kind regards
Lightwood Pet Farewells`
const HOW = `Open it with your mobile number:
https://lwd.portal.test/e/k3x9m2q7ab

${END}`
const two: MessageFacts = { ...facts, otherProducts: ['Urn Plate'] }

test('asks the owner by name, in two sentences with a link', () => {
  expect(emailFor('ask', facts)).toEqual({
    subject: "Luna's plaque is ready for you to look at",
    text: `Dear Mere,

We are so sorry for the loss of Luna. Luna's plaque is ready for you to look at: please tell us by 30 November 2026 whether it's right, or what should change.

${HOW}`,
  })
})

test('one message names every plaque of the booking [OPEN-349]', () => {
  const { subject, text } = emailFor('ask', two)
  expect(subject).toBe("Luna's Portrait Plaque and Urn Plate are ready for you to look at")
  expect(text).toContain('please tell us by 30 November 2026 whether they are right')
  expect(text.match(/https:/g)).toHaveLength(1)
})

test('asks again and explains what happened to an approval', () => {
  expect(emailFor('askAgain', facts).text).toBe(`Dear Mere,

Something has changed. Please look at Luna's plaque once more, and tell us by 30 November 2026 whether it's right.

${HOW}`)
  const ended = { why: 'artworkChanged', day: '2026-11-20' } as const
  expect(emailFor('askAgain', { ...facts, ended }).text).toContain(
    "Harbour Veterinary Clinic changed Luna's plaque after it was approved on 20 November 2026. Please look at",
  )
})

test('reminds the owner', () => {
  expect(emailFor('reminder', facts)).toEqual({
    subject: "Luna's plaque waits for your word",
    text: `Dear Mere,

We know this is a hard time. Luna's plaque is engraved once you have told us that it's right: please look by 30 November 2026.

${HOW}`,
  })
})

test('confirms an approval in writing, with the proof if there is one', () => {
  const email = (proof: string) => ({
    subject: "Luna's plaque is approved",
    text: `Dear Mere,

Luna's plaque is approved, and will be engraved as it was shown. If something is not right after all, please call soon: once it is engraved it cannot be changed.
${proof}
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

test.each([
  ['removed', "Harbour Veterinary Clinic removed Luna's plaque from the booking on 20 November 2026. It will not be"],
  [
    'itemChanged',
    "Harbour Veterinary Clinic changed Luna's plaque after it was approved on 20 November 2026. The earlier",
  ],
] as const)('tells the owner that the approval has ended: %s [OPEN-346]', (why, words) => {
  const told = { ...facts, ended: { why, day: '2026-11-20' } }
  expect(emailFor('withdrawn', told).text).toContain(words)
})

test('tells the clinic about an answer without quoting it', () => {
  const end = `The booking: https://lwd.portal.test/booking/b7

Questions: ${CARE}.`
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

test('asks Client Care to call after the last day', () => {
  expect(emailFor('overdue', facts)).toEqual({
    subject: 'Please call about booking 100007: no word on the plaque',
    text: `The owner in booking 100007 (Luna) was asked for their word on the artwork of the Portrait Plaque by 30 November 2026, and has not answered.

Please call them. Nothing was approved, and nothing is engraved before it is.

The clinic: Harbour Veterinary Clinic, 08 7010 1850.`,
  })
})

test('tells Client Care who could not be asked, and whom to ask if no number is known [OPEN-133]', () => {
  const [abroad = '', hint = ''] = emailFor('overdue', { ...facts, ownerPhone: '+6421123456' }).text.split('\n\n')
  expect(abroad).toBe(
    'The owner in booking 100007 (Luna) could not be asked online for their word on the artwork of the Portrait Plaque, and nobody has given it since.',
  )
  expect(hint).toBe('Please call them. Nothing was approved, and nothing is engraved before it is.')
  expect(emailFor('overdue', { ...facts, ownerPhone: '' }).text).toContain(
    'No phone number of theirs is known: please ask the clinic. Nothing was approved',
  )
})

test('omits unknown names', () => {
  const nameless = { ...facts, petName: '', ownerName: '' }
  expect(emailFor('ask', nameless)).toMatchObject({
    subject: 'The plaque is ready for you to look at',
    text: expect.stringContaining('Dear family,\n\nWe are so sorry for your loss.'),
  })
  expect(emailFor('askAgain', nameless).text).toContain('Please look at the plaque once more,')
  expect(emailFor('ownerApproved', nameless).subject).toBe('Booking 100007: the owner approves the artwork')
})
