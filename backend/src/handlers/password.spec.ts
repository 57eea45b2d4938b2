import { captureLog } from '@portal/server/log-capture'
import type { LogCapture } from '@portal/server/log-capture'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HARBOUR_NURSE } from '../../test/api'
import { specApi } from '../../test/spec-api'

let heard: LogCapture
const api = specApi()
beforeEach(async () => {
  await api.deliver()
  heard = captureLog()
  api.pool.calls.length = 0
  api.pool.mails.length = 0
  api.pool.answer = { status: 200, body: {}, error: null }
})

const BODY = { present: 'Demo-pass-1', password: 'Own-words-7' }
const change = (body: object = BODY, token?: string) =>
  api.ask('POST', 'portal/password', { as: HARBOUR_NURSE, body, ...(token && { token }) })
const refuse = (error: string, message = 'no') => {
  api.pool.answer = { status: 400, body: { __type: error, message }, error }
}

describe('the own password [OPEN-290]', () => {
  test('is changed at the pool with the present one, with a mail and a security log entry', async () => {
    const ask = vi.spyOn(api.pool.signIn, 'ask')
    const token = await api.identity.token(HARBOUR_NURSE)
    expect((await change(BODY, token)).status).toBe(204)
    expect(ask.mock.calls).toEqual([
      ['ChangePassword', { AccessToken: token, PreviousPassword: 'Demo-pass-1', ProposedPassword: 'Own-words-7' }],
    ])
    ask.mockRestore()
    await api.deliver()
    expect(api.pool.mails.map(({ to }) => to)).toEqual([HARBOUR_NURSE])
    expect(api.pool.mails[0]?.text).toContain('on any other computer, is signed out')
    expect(heard.security()).toMatchObject([{ security: 'password changed', member: 'contact-harbour-nurse' }])
    expect(heard.text()).not.toMatch(/Demo-pass|Own-words/)
  })

  test('signs out every other computer', async () => {
    const [here, there] = await Promise.all([
      api.identity.token(HARBOUR_NURSE, { origin_jti: 'here' }),
      api.identity.token(HARBOUR_NURSE, { origin_jti: 'there' }),
    ])
    const status = async (token: string) => (await api.ask('GET', 'portal/vet', { token })).status
    expect([await status(here), await status(there)]).toEqual([200, 200])
    await change(BODY, here)
    expect([await status(here), await status(there)]).toEqual([200, 401])
  })

  test('refuses a wrong present password with a message and a log entry', async () => {
    refuse('NotAuthorizedException', 'Incorrect username or password.')
    const { status, body } = await change()
    expect([status, body.message, body.errors.detail]).toEqual([
      422,
      'The present password is not right. Nothing was changed.',
      { present: 'wrong' },
    ])
    expect(heard.security()).toMatchObject([{ security: 'wrong password' }])
    await api.deliver()
    expect(api.pool.mails).toEqual([])
  })

  test.each([['InvalidPasswordException', 'cannot be used for security reasons.', /leaked from another service/]])(
    'a new one that the pool refuses by %s (%s) gives an error at its field',
    async (error, message, words) => {
      refuse(error, message)
      const { status, body } = await change()
      expect([status, body.errors.detail]).toEqual([422, { password: 'refused' }])
      expect(body.message).toMatch(words)
    },
  )

  test('never sends a guessable password to the pool [OPEN-219]', async () => {
    const { status, body } = await change({ ...BODY, password: 'Harbour-2024' })
    expect([status, body.message, api.pool.calls]).toEqual([422, expect.stringContaining('Leave out “harbour”'), []])
  })

  test('says that the change is uncertain if the pool is away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    api.pool.isAway = 'identity'
    const { status, body } = await change()
    api.pool.isAway = null
    expect([status, body.message]).toEqual([503, expect.stringContaining('we do not know whether')])
  })

  test('allows ten attempts in 15 minutes', async () => {
    await api.connection.sql.query("update rate_limits set count = 10 where scope = 'password-change'")
    expect((await change()).status).toBe(429)
    expect(api.pool.calls).toEqual([])
  })
})
