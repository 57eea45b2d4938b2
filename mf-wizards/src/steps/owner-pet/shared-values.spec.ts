import { expect, test } from 'vitest'
import { bella } from '../../testing/bookings'
import { toOwnerPetValues } from './convert'
import { SharedValues } from './shared-values'

/** What is asked when somebody else saves `theirs` while `mine` was typed. */
function asked(mine: ReturnType<typeof bella>, theirs: ReturnType<typeof bella>) {
  const shared = new SharedValues({ version: 3, values: toOwnerPetValues(bella()) }, null)
  shared.meet({ ...theirs, version: 4 }, toOwnerPetValues(mine))
  return shared.read().conflicts
}

test('who takes the owner away asks whoever typed in it with all that both sides have [OPEN-87]', () => {
  const owner = { ...bella().owner, lastName: 'Tran', phoneNumber: '0499888777' }
  expect(asked({ ...bella(), owner }, { ...bella(), skipOwnerDetails: true })).toEqual([
    {
      name: 'owner',
      label: 'Owner details',
      before: 'Mia Ngata · 0412 345 678 · mia@example.test · 12 Marine Parade, Cottesloe WA 6011',
      mine: 'Mia Tran · 0499 888 777 · mia@example.test · 12 Marine Parade, Cottesloe WA 6011',
      theirs: 'Not provided',
    },
  ])
})

test('what an owner lacks is left out, not shown as a gap [OPEN-87]', () => {
  const none = { ...bella().owner, firstName: '', phoneNumber: '', email: '' }
  const [question] = asked({ ...bella(), skipOwnerDetails: true }, { ...bella(), owner: none })
  expect([question?.mine, question?.theirs]).toEqual(['Not provided', 'Ngata · 12 Marine Parade, Cottesloe WA 6011'])
})
