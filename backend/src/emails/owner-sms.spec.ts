import { BRANDS } from '@portal/brand'
import { expect, test } from 'vitest'
import { demoWorld } from 'demo'
import { SMS_PART, gsmText } from './gsm-text'
import { smsFor } from './owner-sms'
import type { MessageFacts } from './owner-texts'

const facts: MessageFacts = {
  ownerName: 'Mere',
  petName: 'Luna',
  productName: 'Portrait Plaque',
  noun: 'plaque',
  otherProducts: [],
  ended: null,
  orderId: '100007',
  ownerLink: 'https://lwd.portal.test/e/k3x9m2q7ab',
  bookingLink: '',
  proofLink: null,
  answerBy: '2026-11-30',
  ownerPhone: '+61412345678',
  practice: { name: 'Harbour Veterinary Clinic', phone: '+61870101850' },
  brandName: 'Lightwood Pet Farewells',
  clientCare: '',
}

test('asks, asks again and reminds with the day, the link and whom to call [OPEN-381]', () => {
  const end =
    'Please check it by 30 November 2026: https://lwd.portal.test/e/k3x9m2q7ab Questions: Harbour Veterinary Clinic, 08 7010 1850'
  expect(smsFor('ask', facts)).toBe(`Dear Mere, Luna's plaque is ready. ${end}`)
  expect(smsFor('ask', facts)).toHaveLength(159)
  const short = end.replace('Harbour Veterinary Clinic, ', '')
  expect(smsFor('askAgain', facts)).toBe(`Dear Mere, Luna's plaque is ready again. ${short}`)
  expect(smsFor('reminder', facts)).toBe(`Dear Mere, Luna's plaque still waits. ${short}`)
})

test('names the brand where there is room, and several plaques together [OPEN-349]', () => {
  const near = { ...facts, ownerName: '', practice: { name: 'Vet', phone: '+61870101850' }, brandName: 'Elderheath' }
  expect(smsFor('ask', near)).toMatch(/Questions: Vet, 08 7010 1850\. Elderheath$/)
  const two = { ...facts, otherProducts: ['Urn Plate'] }
  expect(smsFor('ask', two)).toBe(
    "Dear Mere, Luna's Portrait Plaque and Urn Plate are ready. Please check them by 30 November 2026: https://lwd.portal.test/e/k3x9m2q7ab Questions: 08 7010 1850",
  )
  const many = { ...facts, otherProducts: ['Urn Plate', 'Brass Heart With A Long Name', 'Another Plaque'] }
  expect(smsFor('ask', many)).toContain("Dear Mere, Luna's 4 plaques are ready. Please check them")
})

test.each([
  ['removed', "Harbour Veterinary Clinic removed Luna's plaque from the booking on 20 November 2026."],
  ['itemChanged', "Harbour Veterinary Clinic changed Luna's plaque after it was approved on 20 November 2026."],
] as const)('tells the owner that the approval has ended: %s [OPEN-346]', (why, words) => {
  const text = smsFor('withdrawn', { ...facts, ended: { why, day: '2026-11-20' } })
  expect(text).toContain(words)
  expect(text).toMatch(/no longer counts\. Questions: /)
})

const longest = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length)[0] ?? ''

test.each(['ask', 'askAgain', 'reminder', 'withdrawn'] as const)(
  'is one part for the longest names of the demo and a long site: %s [OPEN-381]',
  (kind) => {
    const { practices, bookings } = demoWorld(new Date('2026-11-20T02:00:00Z'))
    const text = smsFor(kind, {
      ...facts,
      ownerName: longest(bookings.map(({ owner }) => owner?.firstName ?? '')),
      petName: longest(bookings.map(({ pet }) => pet?.firstName ?? '')),
      practice: { name: longest(practices.map(({ name }) => name)), phone: '+61870101850' },
      brandName: longest(Object.values(BRANDS).map(({ name }) => name)),
      ownerLink: 'https://portal.lightwoodpetfarewells.com.au/e/k3x9m2q7ab',
      ended: { why: 'itemChanged', day: '2026-11-20' },
    })
    expect(text.length).toBeLessThanOrEqual(SMS_PART)
    expect(gsmText(text)).toBe(text)
  },
)

test('stays one part for names of 60 letters', () => {
  const long = 'Bartholomew '.repeat(5)
  const text = smsFor('ask', { ...facts, ownerName: long, petName: long, practice: { ...facts.practice, name: long } })
  expect(text).toBe(
    'The plaque is ready. Please check it by 30 November 2026: https://lwd.portal.test/e/k3x9m2q7ab Questions: 08 7010 1850',
  )
})

test('writes letters that an SMS lacks with those that it has', () => {
  expect(gsmText('Māui’s Łukasz – Zoë 🐾 [x]')).toBe("Maui's Lukasz - Zoe x")
  expect(smsFor('ask', { ...facts, ownerName: '美怜', petName: 'Māui' })).toContain(
    "Dear family, Maui's plaque is ready.",
  )
})
