import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HARBOUR, HARBOUR_NURSE } from '../../test/api'
import { CLIENT_ID } from '../../test/identity'
import { specApi } from '../../test/spec-api'
import { createApp } from '../app'

const api = specApi()
beforeEach(() => {
  // The clock never moves back: an earlier case may have moved it forward and ended sign-ins at that time.
  api.clock.now = new Date(Math.max(Date.now(), api.clock.now.getTime() + 1))
  answer({})
})

const answer = (body: object) => {
  api.pool.answer = { status: 200, body, error: null }
}
const call = (operation: string, input: object) =>
  api.ask('POST', 'identity', {
    as: null,
    body: { ClientId: CLIENT_ID, ...input },
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
  })
const respond = (ChallengeName: string, Session?: string) =>
  call('RespondToAuthChallenge', {
    ChallengeName,
    ...(Session && { Session }),
    ChallengeResponses: { USERNAME: HARBOUR_NURSE },
  })
const statusOf = async (token: string) => (await api.ask('GET', 'portal/vet', { token })).status
/** Sets the pool's response to the last step; returns its access token. */
async function tokens(origin_jti: string) {
  const token = await api.identity.mint(HARBOUR_NURSE, { origin_jti })
  answer({ AuthenticationResult: { AccessToken: token, RefreshToken: 'r' } })
  return token
}
const reset = async () => {
  answer({})
  return call('ConfirmForgotPassword', {
    Username: HARBOUR_NURSE,
    ConfirmationCode: '123456',
    Password: 'secret-Pass-1',
  })
}
const soon = () => {
  api.clock.now = new Date(api.clock.now.getTime() + 20)
}

describe('a sign-in without a row is refused [OPEN-326]', () => {
  test('every backend refuses a token obtained from the pool directly, and accepts one obtained here', async () => {
    const direct = await api.identity.mint(HARBOUR)
    const other = createApp(api.deps)
    const asked = await other.request('/api/portal/vet', { headers: { authorization: `Bearer ${direct}` } })
    expect([asked.status, await asked.json()]).toEqual([
      401,
      { message: 'You did not sign in at this portal. Sign in here to continue.' },
    ])
    expect([await statusOf(direct), await statusOf(direct)]).toEqual([401, 401])
    const token = await tokens('here')
    expect((await respond('PASSWORD_VERIFIER')).status).toBe(200)
    expect(await statusOf(token)).toBe(200)
  })

  test('a new password also ends unused sign-ins, and direct ones stay refused', async () => {
    const unused = await tokens('unused')
    await respond('PASSWORD_VERIFIER')
    const past = await api.identity.mint(HARBOUR_NURSE)
    soon()
    await reset()
    expect([await statusOf(unused), await statusOf(past)]).toEqual([401, 401])
    const token = await tokens('with the new one')
    expect((await respond('PASSWORD_VERIFIER')).status).toBe(200)
    expect(await statusOf(token)).toBe(200)
  })

  test.each(['SOFTWARE_TOKEN_MFA', 'MFA_SETUP'])(
    'a sign-in begun before a change of the password gets no further by %s',
    async (step) => {
      answer({ ChallengeName: step, Session: 'of the pool' })
      const { body } = await respond('PASSWORD_VERIFIER')
      expect(body.Session).not.toContain('of the pool')
      soon()
      await reset()
      soon()
      const token = await tokens(`after ${step}`)
      const { status, body: refused } = await respond(step, body.Session)
      expect([status, refused.AuthenticationResult, await statusOf(token)]).toEqual([400, undefined, 401])
    },
  )

  test("each step returns the pool's own session to it; a session from elsewhere is refused", async () => {
    const ask = vi.spyOn(api.pool.signIn, 'ask')
    answer({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'of the pool' })
    const { body } = await respond('PASSWORD_VERIFIER')
    const token = await tokens('two steps')
    expect((await respond('SOFTWARE_TOKEN_MFA', body.Session)).status).toBe(200)
    expect(ask.mock.lastCall?.[1]).toMatchObject({ Session: 'of the pool' })
    expect(await statusOf(token)).toBe(200)
    ask.mockClear()
    expect((await respond('SOFTWARE_TOKEN_MFA', 'of the pool')).status).toBe(400)
    expect(ask.mock.calls).toEqual([])
    ask.mockRestore()
  })

  test('a sign-in accepted while the password is being changed gets no row', async () => {
    const token = await tokens('at the same moment')
    const ask = api.pool.signIn.ask
    vi.spyOn(api.pool.signIn, 'ask').mockImplementationOnce(async (...asked) => {
      const answered = await ask(...asked)
      soon()
      await reset()
      return answered
    })
    expect((await respond('PASSWORD_VERIFIER')).status).toBe(400)
    expect(await statusOf(token)).toBe(401)
  })

  test('a password that replaces a temporary one ends earlier sign-ins', async () => {
    const before = await tokens('before')
    await respond('PASSWORD_VERIFIER')
    answer({ ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 'of the pool' })
    const { body } = await respond('PASSWORD_VERIFIER')
    soon()
    const token = await tokens('own password')
    expect((await respond('NEW_PASSWORD_REQUIRED', body.Session)).status).toBe(200)
    expect([await statusOf(before), await statusOf(token)]).toEqual([401, 200])
  })

  test('with a read-only database sign-ins are refused with a message, and renewals continue', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const token = await tokens('not written')
    await api.connection.sql.exec(`create function refuse() returns trigger language plpgsql as $$
        begin raise exception 'refused' using errcode = '25006'; end $$;
      create trigger refuse before insert on sign_ins for each row execute function refuse()`)
    const { status, body } = await respond('PASSWORD_VERIFIER')
    expect([status, body]).toEqual([
      502,
      expect.objectContaining({ message: 'We could not sign you in right now. Try again in a few minutes.' }),
    ])
    await api.connection.sql.exec('drop function refuse() cascade')
    expect(await statusOf(token)).toBe(401)
    told.mockRestore()
  })
})
