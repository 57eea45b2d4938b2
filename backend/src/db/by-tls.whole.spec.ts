import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { certificates } from '@portal/server/certificates'
import type { Leaf } from '@portal/server/certificates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresUrl } from '../../test/database'
import { startPostgres } from '../../test/postgres'
import type { Postgres } from '../../test/postgres'
import { optionsFrom } from '../operations/config'
import { reason } from '../operations/reason'
import { connect } from './connect'

const made = certificates()
const [own, another] = [made.authority(), made.authority()]
afterAll(() => made.remove())

/** Error message of a start with these settings; '' if it succeeds. */
async function refusal(env: Readonly<Record<string, string>>): Promise<string> {
  try {
    const connection = await connect({ ...optionsFrom(env).database, leaveTables: true })
    const [found] = await connection.sql.query('select ssl, version from pg_stat_ssl where pid = pg_backend_pid()')
    await connection.close()
    return found?.ssl === true ? '' : 'spoken to in the open'
  } catch (error) {
    return reason(error)
  }
}

/** A PostgreSQL with this certificate, addressed by host name. */
async function started(leaf: Leaf): Promise<Postgres> {
  const { url, stop } = await startPostgres({ ssl: 'on' }, { 'server.crt': leaf.cert, 'server.key': leaf.privateKey })
  return { url: `${url.replace('127.0.0.1', 'localhost')}?sslmode=verify-full`, stop }
}

describe.each(postgresUrl ? ['of Debian'] : [])('PostgreSQL by TLS, %s [OPEN-284]', () => {
  let good: Postgres
  beforeAll(async () => {
    good = await started(own.leaf('localhost'))
  })
  afterAll(() => good.stop())

  test('accepts the authority in OWN_CA or in the URL', async () => {
    expect(await refusal({ DATABASE_URL: good.url, OWN_CA: own.file })).toBe('')
    expect(await refusal({ DATABASE_URL: `${good.url}&sslrootcert=${own.file}`, OWN_CA: another.file })).toBe('')
  })

  test('refuses another authority, and one that only Node trusts', async () => {
    const words = 'its certificate is of an authority that is not trusted here; look at OWN_CA.'
    expect(await refusal({ DATABASE_URL: good.url, OWN_CA: another.file })).toContain(words)
    expect(await refusal({ DATABASE_URL: good.url })).toContain(words)
    expect(await refusal({ DATABASE_URL: good.url, OWN_CA: own.file, OWN_CA_FOR: 'SMTP_URL' })).toContain(words)
  })

  test('refuses a certificate for another host', async () => {
    const byAddress = good.url.replace('localhost', '127.0.0.1')
    expect(await refusal({ DATABASE_URL: byAddress, OWN_CA: own.file })).toContain('is for another host name')
  })

  test('the process says so in one line and does not start, whatever Node itself trusts', async () => {
    const main = fileURLToPath(new URL('../operations/migrate-main.ts', import.meta.url))
    const env = { ...process.env, DATABASE_URL: good.url, OWN_CA: another.file, NODE_EXTRA_CA_CERTS: own.file }
    const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile(process.execPath, ['--import', 'tsx', main], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, said: `${stdout}${stderr}`.trim() }),
      )
    })
    expect(code).toBe(1)
    expect(said).toBe(
      'the tables are as they were: the database of DATABASE_URL is not spoken to: its certificate is of an authority that is not trusted here; look at OWN_CA.',
    )
  })

  test('refuses a server without TLS', async () => {
    const plain = await startPostgres()
    try {
      expect(await refusal({ DATABASE_URL: `${plain.url}?sslmode=verify-full`, OWN_CA: own.file })).toContain(
        'it does not speak TLS there.',
      )
    } finally {
      await plain.stop()
    }
  })
})
