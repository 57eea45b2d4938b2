import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerSearch } from '@portal/domain-bundled/earlier-owner'
import { testDatabase, barePractices } from '../../test/database'
import type { Connection } from '../db/connect'
import { tenantFrom } from '../session/tenant'
import { earlierOwners } from './earlier-owner'

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  await connection.sql.exec(barePractices('big'))
})
afterAll(() => connection.close())

const tenant = tenantFrom({ kind: 'staff', practiceId: 'big' } as Parameters<typeof tenantFrom>[0])

test('an owner with very many bookings hides no others [OPEN-202]', async () => {
  await connection.sql.exec(`
    insert into bookings (practice_id, id, stage, service_type_id, service_type, relationship, origin, vet_staff,
        date_entered, owner_first_name, owner_last_name, owner_phone, details)
      select 'big', 'shelter' || n, 'Completed', '', '', 'vet_direct', 'portal', '', now() - n * interval '1 minute',
        case n when 300 then 'Ida' else 'Dog' end, 'Shelter', '+61400000000',
        '{"pet":null,"owner":null,"collection":null}' from generate_series(1, 300) n`)
  const search = ownerSearch({ lastName: 'Shelter', phoneNumber: '0400 000 000' })
  if (search === null) throw new Error('too little')
  const found = await earlierOwners(connection.db, tenant, { search, except: '' })
  expect(found).toHaveLength(2)
})
