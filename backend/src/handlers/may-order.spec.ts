import { expect, test } from 'vitest'
import { PRIVATE, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

async function setAccess(access: string) {
  await api.connection.sql.query("update practices set has_portal_access = $1 where id = 'practice-harbour'", [access])
  api.deps.auth.forget()
}

test.each(['No', 'On hold', ''])(
  'with portal access %j nothing can be created, changed or submitted [OPEN-129]',
  async (access) => {
    await setAccess('Yes')
    const body = await submitOf(api, PRIVATE)
    const { body: booking } = await api.ask('POST', 'portal/booking', { body })
    const before = await api.count('bookings')
    await setAccess(access)
    const path = `portal/booking/${booking.id}`
    const answers = [
      await api.ask('POST', 'portal/booking', { body }),
      await api.ask('PUT', path, { version: 1, body: { ...body, vet_staff_c: 'Somebody else' } }),
      await api.ask('POST', `${path}/complete`, { version: 1, body: {} }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
    expect(answers[0]?.body.message).toBe(
      'Your practice cannot order here at the moment. Nothing was saved. Call Client Care on 08 9200 0000 (Monday to Friday, 08:00 to 17:00, Perth time).',
    )
    expect(await api.count('bookings')).toBe(before)
    const [row] = await api.connection.sql.query('select version, stage from bookings where id = $1', [booking.id])
    expect(row).toMatchObject({ version: 1, stage: 'VP Unsubmitted' })
    // Reading still works.
    expect((await api.ask('GET', path)).status).toBe(200)
  },
)
