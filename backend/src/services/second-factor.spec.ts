import { describe, expect, test } from 'vitest'
import { secondFactor } from './second-factor'
import { poolError } from './user-pool'
import type { PoolAnswer } from './user-pool'

const said = (body: object): PoolAnswer => ({ status: 200, body, error: null })

/** A pool with these responses, and the recorded requests. */
function poolOf(answers: Readonly<Record<string, PoolAnswer>>) {
  const asked: [operation: string, input: object][] = []
  const pool = {
    clientId: 'client',
    ask: async (operation: string, input: object) => {
      asked.push([operation, input])
      return answers[operation] ?? said({})
    },
  }
  return { asked, app: secondFactor(pool, 'the-token') }
}

const ON = said({ Username: 'a', UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] })
const VERIFIED = said({ Status: 'SUCCESS' })

describe('the second factor at the pool [OPEN-217]', () => {
  test('is on if the user has an authenticator app', async () => {
    expect(await poolOf({ GetUser: ON }).app.isOn()).toBe(true)
    expect(await poolOf({ GetUser: said({ UserMFASettingList: ['SMS_MFA'] }) }).app.isOn()).toBe(false)
    expect(await poolOf({ GetUser: said({ Username: 'a' }) }).app.isOn()).toBe(false)
  })

  test('begins with a secret of the pool, by the own token', async () => {
    const { app, asked } = poolOf({ AssociateSoftwareToken: said({ SecretCode: 'ABC' }) })
    expect(await app.begin()).toBe('ABC')
    expect(asked).toEqual([
      ['GetUser', { AccessToken: 'the-token' }],
      ['AssociateSoftwareToken', { AccessToken: 'the-token' }],
    ])
  })

  test('never begins anew while it is on, because the pool would then ask for no code', async () => {
    const { app, asked } = poolOf({ GetUser: ON })
    await expect(app.begin()).rejects.toMatchObject({ kind: 'conflict' })
    expect(asked.map(([operation]) => operation)).toEqual(['GetUser'])
  })

  test.each([
    ['turnOn', true],
    ['turnOff', false],
  ] as const)('%s requires a right code first', async (way, isOn) => {
    const { app, asked } = poolOf({ VerifySoftwareToken: VERIFIED })
    await app[way]('123456')
    expect(asked).toEqual([
      ['VerifySoftwareToken', { AccessToken: 'the-token', UserCode: '123456' }],
      [
        'SetUserMFAPreference',
        { AccessToken: 'the-token', SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn } },
      ],
    ])
    const refused = poolOf({ VerifySoftwareToken: poolError('EnableSoftwareTokenMFAException', 'no') })
    await expect(refused.app[way]('123456')).rejects.toMatchObject({
      kind: 'invalid',
      more: { detail: { code: 'wrong' } },
    })
    expect(refused.asked).toHaveLength(1)
    // An unclear response does not count as yes.
    const unclear = poolOf({ VerifySoftwareToken: said({ Status: 'ERROR' }) })
    await expect(unclear.app[way]('123456')).rejects.toMatchObject({ kind: 'unavailable' })
    expect(unclear.asked).toHaveLength(1)
  })

  test.each([
    ['TooManyRequestsException', 'tooMany'],
    ['NotAuthorizedException', 'unauthenticated'],
    ['SoftwareTokenMFANotFoundException', 'conflict'],
  ])("the pool's %s becomes %s", async (error, kind) => {
    await expect(poolOf({ GetUser: poolError(error, 'no') }).app.isOn()).rejects.toMatchObject({ kind })
  })
})
