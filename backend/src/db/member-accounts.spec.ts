import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoRows } from 'demo'
import { testDatabase } from '../../test/database'
import { loadWorld } from '../load-world'
import type { Connection } from './connect'
import { migrate } from './migrate'

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  await loadWorld(connection.db, () => demoRows(new Date('2026-11-20T10:00:00Z')))
})
afterAll(() => connection.close())

const accounts = () =>
  connection.sql.query('select cognito_username as name, account from contacts order by practice_id, seq')

test('accounts from before the portal made any are left to the provider; nobody is signed out', async () => {
  await connection.sql.exec(`
    alter table contacts drop column account, drop column signed_out_at;
    update contacts set cognito_username = null where cognito_username = 'new@harbour.test';
    delete from migrations where name = '0005_member_accounts.sql'`)
  await migrate(connection.sql)
  expect(await accounts()).toEqual([
    { name: 'owner@banksia.test', account: 'provider' },
    { name: 'owner@harbour.test', account: 'provider' },
    { name: 'nurse@harbour.test', account: 'provider' },
    { name: null, account: 'none' },
    { name: 'tom@harbour.test', account: 'none' },
    { name: 'owner@southbank.test', account: 'provider' },
  ])
  expect(await connection.sql.query('select id from contacts where signed_out_at is not null')).toEqual([])
  await expect(connection.sql.exec(`update contacts set account = 'mine'`)).rejects.toThrow(/contacts_account/)
})
