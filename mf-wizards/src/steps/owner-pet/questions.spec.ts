import { expect, test } from 'vitest'
import { ownerFields } from '@portal/domain'
import { bella } from '../../testing/bookings'
import { bellaAt, PlayedSession } from '../../testing/played-session'
import { questionsOf } from './questions'

type Owner = ReturnType<typeof bella>['owner']

/** Conflict questions when a colleague saves `theirs`, or skips the owner, while `mine` was typed. */
function questions(mine: Partial<Owner> | 'skipped', theirs: Partial<Owner> | 'skipped') {
  const base = { ...bella().owner }
  const server = (owner: Owner, version: number) => ({ ...bellaAt(version), owner: ownerFields.write(owner) })
  const page = new PlayedSession({ server: server(base, 3) })
  page.openForm()
  const { about, form } = page.session
  if (!form) throw new Error('The form is open')
  const typed = about.form.valuesOf({ ...bella(), owner: { ...base, ...(mine === 'skipped' ? {} : mine) } })
  page.tell({ kind: 'typed', values: { ...typed, skipOwner: mine === 'skipped' } })
  const newer = server({ ...base, ...(theirs === 'skipped' ? {} : theirs) }, 4)
  page.read(theirs === 'skipped' ? { ...newer, cstm: { ...newer.cstm, skip_owner_details_c: true } } : newer)
  return questionsOf(page.session)
}

test("removing the owner asks the other user, with both sides' values [OPEN-87]", () => {
  expect(questions({ lastName: 'Tran', phoneNumber: '0499888777' }, 'skipped')).toEqual([
    {
      name: 'owner',
      label: 'Owner details',
      before: 'Mia Ngata · 0412 345 678 · mia@example.test · 12 Marine Parade, Cottesloe WA 6011',
      mine: 'Mia Tran · 0499 888 777 · mia@example.test · 12 Marine Parade, Cottesloe WA 6011',
      theirs: 'Not provided',
    },
  ])
})

test("leaves out an owner's empty values [OPEN-87]", () => {
  const [question] = questions('skipped', { firstName: '', phoneNumber: '', email: '' })
  expect([question?.mine, question?.theirs]).toEqual(['Not provided', 'Ngata · 12 Marine Parade, Cottesloe WA 6011'])
})
