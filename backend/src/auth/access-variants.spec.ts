import { createHmac } from 'node:crypto'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { contract } from '@portal/api-client/contract'
import type { ServedEndpoint } from '@portal/api-client/contract'
import { BANKSIA, HARBOUR, HARBOUR_NURSE, OPERATOR } from '../../test/api'
import { clientOf } from '../../test/engraving'
import { CLIENT_ID, ISSUER, cachedKeys, startIdentity } from '../../test/identity'
import { specApi } from '../../test/spec-api'
import { WRITTEN_TABLES } from '../../test/writes'

const api = specApi()
beforeAll(async () => {
  // A token with too long a life is logged.
  vi.spyOn(console, 'error').mockReturnValue()
})

const BOOKING = 'booking-100007'
const closed = Object.values(contract).filter(({ access }: ServedEndpoint) => access !== 'open')

type Headers = Readonly<Record<string, string>>
/** The header that a test sends instead of a member's own. */
type Variant = () => Promise<Headers> | Headers

const seconds = () => Math.floor(Date.now() / 1000)
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const good = () => api.identity.token(HARBOUR)
/** A member's token with other claims. */
const claiming = (changes: Readonly<Record<string, unknown>>, expires?: string) => async () =>
  bearer(await api.identity.token(HARBOUR, changes, expires))

/** Claims of a member's token, to be signed in other ways. */
const claims = () => ({
  iss: ISSUER,
  token_use: 'access',
  client_id: CLIENT_ID,
  username: HARBOUR,
  auth_time: seconds(),
  origin_jti: 'x',
  iat: seconds(),
  exp: seconds() + 600,
})
/** Correctly signed, but with another header than the pool writes. */
const headed = (header: Readonly<Record<string, unknown>>) => async () => {
  const { privateKey } = await cachedKeys()
  const all = { alg: 'RS256', kid: 'test', ...header }
  return bearer(await new SignJWT(claims()).setProtectedHeader(all).sign(privateKey))
}
/** A token with a wrong signature. */
const written = (header: object, sign: (text: string) => string) => () => {
  const text = `${encoded(header)}.${encoded(claims())}`
  return bearer(`${text}.${sign(text)}`)
}
const part = (change: (parts: [string, string, string]) => readonly string[]) => async () => {
  const [head = '', body = '', signature = ''] = (await good()).split('.')
  return bearer(change([head, body, signature]).join('.'))
}

/** Invalid headers: each gives 401 on every call. The operator's calls give 403 if the header looks like a token. */
const NOBODY: Readonly<Record<string, Variant>> = {
  'no header': () => ({}),
  'another scheme': async () => ({ authorization: `Basic ${await good()}` }),
  'no scheme': async () => ({ authorization: await good() }),
  'two headers, both good': async () => ({ authorization: `Bearer ${await good()}, Bearer ${await good()}` }),
  'in a cookie': async () => ({ cookie: `token=${await good()}` }),
  expired: claiming({}, '-1s'),
  'not good yet': claiming({ nbf: 4_000_000_000 }),
  'of another issuer': claiming({ iss: 'https://elsewhere.test/pool' }),
  'for another client': claiming({ client_id: 'another-client' }),
  'an ID token': claiming({ token_use: 'id' }),
  'of no sign-in': claiming({ origin_jti: undefined }),
  'signed in at no time': claiming({ auth_time: undefined }),
  'living too long': claiming({}, '1d'),
  'a list of usernames': claiming({ username: [HARBOUR] }),
  'of other keys by the same name': async () => {
    const other = await startIdentity()
    const token = await other.token(HARBOUR)
    await other.stop()
    return bearer(token)
  },
  'with a key of its own': async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { modulusLength: 2048 })
    const jwk = await exportJWK(publicKey)
    return bearer(await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', jwk }).sign(privateKey))
  },
  unsigned: written({ alg: 'none' }, () => ''),
  'signed with the public key as a secret': async () => {
    const { publicKey } = await cachedKeys()
    const secret = JSON.stringify(await exportJWK(publicKey))
    return written({ alg: 'HS256', kid: 'test' }, (text) =>
      createHmac('sha256', secret).update(text).digest('base64url'),
    )()
  },
  'without its signature': part(([head, body]) => [head, body, '']),
  'with claims of another': part(([head, , signature]) => [
    head,
    encoded({ ...claims(), username: BANKSIA }),
    signature,
  ]),
}

async function statuses(headers: Headers, of: readonly ServedEndpoint[] = closed) {
  return Promise.all(
    of.map(async ({ name, method, path, access, body }) => {
      const address = path.replaceAll(/\{\w+\}/g, BOOKING)
      const ask = { as: null, headers, body: body && {}, ...(method !== 'GET' && { version: 1 }) }
      const { status } = await api.ask(method, address, ask)
      return { name, access, status }
    }),
  )
}

const rows = () => Promise.all(WRITTEN_TABLES.map((table) => api.count(table)))

describe(`${Object.keys(NOBODY).length} kinds of invalid sign-in, on each of ${closed.length} calls that need one`, () => {
  test.each(Object.entries(NOBODY))('%s', async (_, variant) => {
    const before = await rows()
    const headers = await variant()
    const isToken = /^Bearer [\w.~+/-]{16,4096}=*$/.test(headers.authorization ?? '')
    const wrong = (await statuses(headers)).filter(
      ({ access, status }) => status !== (access === 'operator' && isToken ? 403 : 401),
    )
    expect(wrong).toEqual([])
    expect(await rows()).toEqual(before)
  })
})

const staff = closed.filter(({ access }: ServedEndpoint) => access !== 'operator')
const staffOnly = closed.filter(({ access }: ServedEndpoint) => access === 'staff')

test('a token with an unknown key gives 401, or 503 while the pool may not be asked', async () => {
  // The key may be the pool's next one: a 401 would end sessions with valid tokens.
  const found = await statuses(await headed({ kid: 'unknown' })(), staff)
  expect(found.filter(({ status }) => status !== 401 && status !== 503)).toEqual([])
  // Known keys keep working meanwhile.
  expect((await api.ask('GET', 'portal/vet', { token: await good() })).status).toBe(200)
})

describe('signed in, but not permitted', () => {
  test.each([
    ['an account without a contact', 'nobody@harbour.test'],
    ['an account that nobody knows', 'stranger@elsewhere.test'],
    ['a name that is a statement', "x' or '1'='1"],
    ['a name with blanks around it', ` ${HARBOUR} `],
  ])('%s gets 403 on every call of staff', async (_, username) => {
    const found = await statuses(bearer(await api.identity.token(username)), staff)
    expect(found.filter(({ status }) => status !== 403)).toEqual([])
  })

  test('a deactivated member gets 403 on every call', async () => {
    const token = await api.identity.token(HARBOUR_NURSE)
    const set = async (active: boolean) => {
      await api.connection.sql.query('update contacts set active = $1 where cognito_username = $2', [
        active,
        HARBOUR_NURSE,
      ])
      api.deps.auth.forget()
    }
    await set(false)
    const found = await statuses(bearer(token), staff)
    await set(true)
    expect(found.filter(({ status }) => status !== 403)).toEqual([])
  })

  test.each(['guest', 'client'] as const)("an owner's %s token is 403 on every call of staff alone", async (use) => {
    const found = await statuses(bearer(await clientOf(api, BOOKING, 'none', use)), staffOnly)
    expect(found.filter(({ status }) => status !== 403)).toEqual([])
  })

  test("the operator's token gets 401 on every call of staff and owners", async () => {
    const found = await statuses(bearer(OPERATOR), staff)
    expect(found.filter(({ status }) => status !== 401)).toEqual([])
  })

  test('another practice finds nothing under an id of this practice, and changes nothing', async () => {
    // The draft key belongs to the caller, so its address may name any id.
    const named = staff.filter(({ path, name }) => path.includes('{') && name !== 'getDraftKey')
    const before = await rows()
    const found = await statuses(bearer(await api.identity.token(BANKSIA)), named)
    expect(found.filter(({ status }) => status < 400 || status >= 500)).toEqual([])
    expect(await rows()).toEqual(before)
  })
})
