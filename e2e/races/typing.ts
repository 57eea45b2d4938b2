import { addressLine } from '@portal/domain'
import { NO_ADDRESS } from '../../mf-wizards/src/testing/headless'
import type { OwnerPetValues } from '../../mf-wizards/src/testing/headless'
import type { Choice } from './choice'
import type { FormStep } from './tab/form'
import type { Words } from './words'

type Change = (values: OwnerPetValues) => OwnerPetValues

/** All that a new booking needs. */
export function fill(words: Words, about: string, tab: string): Change {
  return (values) =>
    [
      ...ownerChanges(words, about, tab),
      ...petChanges(words, about, tab),
      (each: OwnerPetValues) => ({ ...each, pet: { ...each.pet, type: 'Dog', sex: 'Female' } }),
    ].reduce((filled, change) => change(filled), values)
}

/** One change that somebody may make in the form. */
export function somethingTyped(step: FormStep, words: Words, choice: Choice, about: string, tab: string): Change {
  const { values, isLocked } = step
  const rows = instructionChanges(values, words, choice, about, tab)
  const free = [
    ...petChanges(words, about, tab),
    ...(values.skipOwner ? [] : ownerChanges(words, about, tab)),
    (each: OwnerPetValues) => ({ ...each, skipOwner: !each.skipOwner }),
  ]
  const [first = (each: OwnerPetValues) => each, ...others] = isLocked ? rows : [...free, ...rows]
  return choice.oneOf([first, ...others])
}

// Made only when taken: a word that nobody typed is none.
function petChanges(words: Words, about: string, tab: string): Change[] {
  const withPet =
    (pet: () => Partial<OwnerPetValues['pet']>): Change =>
    (values) => ({
      ...values,
      pet: { ...values.pet, ...pet() },
    })
  return [
    withPet(() => ({ firstName: words.text(about, tab, 'Bella') })),
    withPet(() => ({ lastName: words.text(about, tab, 'Pet') })),
    withPet(() => ({ weight: words.weight(about) })),
    withPet(() => {
      const breed = words.breed(about)
      return breed ? { breed: { text: breed.name, chosen: breed } } : {}
    }),
  ]
}

function ownerChanges(words: Words, about: string, tab: string): Change[] {
  const withOwner =
    (owner: () => Partial<OwnerPetValues['owner']>): Change =>
    (values) => ({
      ...values,
      owner: { ...values.owner, ...owner() },
    })
  return [
    withOwner(() => ({ firstName: words.text(about, tab, 'Anna') })),
    withOwner(() => ({ lastName: words.text(about, tab, 'Reid') })),
    withOwner(() => ({ phoneNumber: words.phone(about) })),
    withOwner(() => ({ email: words.email(about, tab) })),
    withOwner(() => {
      const chosen = words.address(about, tab)
      return { address: { ...NO_ADDRESS, text: addressLine(chosen), chosen } }
    }),
  ]
}

function instructionChanges(
  { instructions }: OwnerPetValues,
  words: Words,
  choice: Choice,
  about: string,
  tab: string,
): Change[] {
  const row = () => ({ id: crypto.randomUUID(), description: words.text(about, tab, 'Call') })
  const withRows = (rows: (before: OwnerPetValues['instructions']) => OwnerPetValues['instructions']): Change => {
    return (values) => ({ ...values, instructions: rows(values.instructions) })
  }
  const add = withRows((rows) => [...rows, row()])
  // By their words: the server's ids differ from run to run.
  const [first, ...others] = instructions.toSorted((one, other) => one.description.localeCompare(other.description))
  if (!first) return [add]
  const { id } = choice.oneOf([first, ...others])
  return [
    add,
    withRows((rows) =>
      rows.map((each) => (each.id === id ? { ...each, description: words.text(about, tab, 'Call') } : each)),
    ),
    withRows((rows) => rows.filter((each) => each.id !== id)),
  ]
}
