import { expect, test } from 'vitest'
import type { PortalBooking } from '@portal/domain'
import { readWork } from '../../booking/draft-work'
import type { DraftWork, Unsaved } from '../../booking/draft-work'
import type { WizardState } from '../../booking/wizard-state'
import { bella } from '../../testing/bookings'
import { wizardState } from '../../testing/wizard-state'
import { toOwnerPetValues } from './convert'
import { OwnerPetSave } from './owner-pet-save'
import { SharedValues } from './shared-values'

/** The form of Bella's booking, version 3; her next save waits until `answer` is called. */
function open(given: Partial<WizardState> = {}) {
  const start = { version: 3, values: toOwnerPetValues(bella()) }
  const form = { values: start.values }
  const kept: (Unsaved | null)[] = []
  const sent: PortalBooking[] = []
  let answer = () => {}
  const { draft, writer, ...state } = wizardState(given)
  const page = {
    state: {
      ...state,
      draft: {
        ...draft,
        get stored(): DraftWork {
          const typed = kept.at(-1)
          const unsaved: DraftWork['unsaved'] = typed ? { '#owner-pet-details': typed } : {}
          return { ...readWork(null), unsaved }
        },
        unsaved: () => kept.at(-1) ?? null,
        keepUnsaved: (_: string, unsaved: Unsaved | null) => kept.push(unsaved) > 0,
      },
      writer: {
        ...writer,
        save: (change: (latest: PortalBooking) => PortalBooking) => {
          const booking = { ...change(bella()), version: 4 }
          sent.push(booking)
          return new Promise<PortalBooking>((resolve) => (answer = () => resolve(booking)))
        },
      },
    },
    practice: null,
    onTaken: () => undefined,
  }
  const save = new OwnerPetSave(new SharedValues(start, null), false)
  save.bindForm({ read: () => form.values, write: (values) => (form.values = values) })
  const type = (firstName: string) => (form.values = { ...form.values, pet: { ...form.values.pet, firstName } })
  return { save, page, form, kept, sent, type, answer: () => answer() }
}

test('what is typed while the step is being saved is kept, and the step stays [OPEN-87]', async () => {
  const { save, page, form, kept, sent, type, answer } = open()
  type('Stella')
  const end = save.submit(page, form.values)
  type('Luna')
  answer()
  expect(await end).toEqual({ is: 'typedOn' })
  expect(sent.map(({ pet }) => pet.firstName)).toEqual(['Stella'])
  expect(kept.at(-1)).toMatchObject({ version: 4, values: { pet: { firstName: 'Luna' } } })

  const again = save.submit(page, form.values)
  answer()
  expect(await again).toEqual({ is: 'saved' })
  expect(sent.map(({ pet }) => pet.firstName)).toEqual(['Stella', 'Luna'])
})

test('after a save nothing is kept any more, whatever the form says as it goes away', async () => {
  const { save, page, form, kept, type, answer } = open()
  type('Stella')
  const end = save.submit(page, form.values)
  answer()
  expect(await end).toEqual({ is: 'saved' })
  expect(kept.at(-1)).toBeNull()
  const before = kept.length
  expect(save.remember(page, form.values)).toBe(true)
  expect(kept).toHaveLength(before)
})

test('a save of a wizard that was left forgets what was sent, and nothing typed in the next one [OPEN-89]', async () => {
  const { save, page, form, kept, type, answer } = open()
  const { state } = page
  const left = { ...page, state: { ...state, writer: { ...state.writer, isLeft: true } } }
  type('Stella')
  const end = save.submit(left, form.values)
  const typedNext = { version: 3, values: 'typed in the next one' }
  state.draft.keepUnsaved('', typedNext)
  answer()
  await end
  expect(kept.at(-1)).toEqual(typedNext)

  const again = save.submit(left, form.values)
  answer()
  await again
  expect(kept.at(-1)).toBeNull()
})

test('submitted by somebody else: the last words before it are kept, and stay kept while others are typed [OPEN-87]', () => {
  const submitted = { ...bella(), version: 4, orderStage: 'VP Submitted', parsedOrderStage: 'Submitted' }
  const { save, page, form, kept, type } = open({ isEdit: true })
  type('Stella')
  const locked = { ...page, state: { ...page.state, booking: submitted, locked: true } }
  save.follow(locked, submitted)
  expect(form.values.pet.firstName).toBe('Bella')
  expect(kept.at(-1)).toMatchObject({ version: 3, values: { pet: { firstName: 'Stella' } } })

  const instructions = [{ id: 'i1', description: 'Call first' }]
  save.remember(locked, { ...form.values, instructions })
  expect(kept.at(-1)).toMatchObject({ version: 3, values: { pet: { firstName: 'Stella' }, instructions } })

  form.values = { ...form.values, instructions }
  save.forgetLate(locked)
  expect(kept.at(-1)).toMatchObject({ version: 4, values: { pet: { firstName: 'Bella' }, instructions } })
})
