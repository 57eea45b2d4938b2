import { expect, test } from 'vitest'
import { familyParts } from './family-text'

const bella = {
  petName: 'Bella',
  orderId: '100001',
  practiceName: 'Harbour Veterinary Clinic',
  outcome: 'Bella is cremated alone. Her ashes will be returned to Harbour Veterinary Clinic.',
  returns: true,
  isAlone: true,
  whenHome: [{ name: 'Clay Paw Print', text: 'Let it dry for a week.' }],
}
const textOf = (facts: typeof bella) => familyParts(facts).map(({ title, lines }) => `${title}: ${lines.join(' ')}`)

test('describes the outcome and the steel tag, and promises no date [OPEN-172]', () => {
  expect(textOf(bella)).toEqual([
    'What happens next: Bella is cremated alone. Her ashes will be returned to Harbour Veterinary Clinic.',
    'When: There is no fixed day. We take the time that Bella needs. You will hear when the ashes are ready. Harbour Veterinary Clinic can see every step and can tell you at any time where things are.',
    'The steel tag: A small steel tag with the number 100001 stays with Bella from beginning to end, including the cremation. It comes home with the ashes. Its number tells us that they are the right ones.',
    'When Bella comes home: Clay Paw Print: Let it dry for a week.',
  ])
})

test('does not mention a return when no ashes are returned [OPEN-98, OPEN-172]', () => {
  const scattered = textOf({
    ...bella,
    outcome: 'Bella is cremated alone. Her ashes will not be returned.',
    returns: false,
  })
  expect(scattered[1]).not.toContain('You will hear')
  expect(scattered[2]).toMatch(/^The steel tag: .* Its number tells us at each step who Bella is\.$/)
  const together = { ...bella, outcome: 'Together.', returns: false, isAlone: false, whenHome: [] }
  expect(familyParts(together).map(({ title }) => title)).toEqual(['What happens next', 'When'])
})

test('says "your pet" for an unnamed pet, and leaves out an unknown outcome', () => {
  const [first, ...rest] = textOf({ ...bella, petName: '', outcome: '' })
  expect(first).toMatch(/^When: There is no fixed day. We take the time that your pet needs/)
  expect(rest.at(-1)).toMatch(/^When your pet comes home/)
})
