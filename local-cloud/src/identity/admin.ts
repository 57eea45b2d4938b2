import { randomInt } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { isCleanText, parseJson } from '../http/clean-text'
import { limitBody } from '../http/limit-body'
import { DEMO_ACCOUNTS } from './demo-accounts.data'
import { policyBreach } from './password-policy'
import type { Context } from 'hono'
import type { CloudApp } from '../http/listen'
import type { Identity } from './identity'
import type { User } from './pool'

const clean = v.check(isCleanText)
const NewUserSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128), clean, v.regex(/^\S+$/)),
  password: v.optional(v.pipe(v.string(), v.maxLength(256), clean)),
  temporary: v.optional(v.boolean()),
  email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254), clean, v.email())),
})

const view = ({ username, email, sub, temporary, enabled }: User) => ({
  username,
  email,
  sub,
  temporary,
  enabled,
})

const pick = (alphabet: string, count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')

/** Meets the policy; without letters and digits that are easily confused. */
const makePassword = () => `${pick('abcdefghjkmnpqrstuvwxyz', 6)}-${pick('23456789', 4)}`

async function createUser(identity: Identity, c: Context) {
  const input = v.safeParse(NewUserSchema, parseJson(await c.req.text()))
  if (!input.success) return c.json({ message: 'The account is not valid.' }, 400)
  const { username, password, temporary, email } = input.output
  if (identity.pool.find(username)) return c.json({ message: 'The username is taken.' }, 409)
  const breach = password === undefined ? undefined : policyBreach(password)
  if (breach !== undefined) return c.json({ message: breach }, 422)
  const chosen = password ?? makePassword()
  const user = identity.pool.add({
    username,
    password: chosen,
    temporary: temporary ?? password === undefined,
    email,
  })
  await identity.pool.save()
  if (password === undefined) await identity.mailer.sendInvitation(user.email, user.username, chosen)
  return c.json(view(user), 201)
}

async function setEnabled(identity: Identity, c: Context, enabled: boolean) {
  const user = identity.pool.find(c.req.param('name') ?? '')
  if (!user) return c.json({ message: 'There is no such user.' }, 404)
  user.enabled = enabled
  if (!enabled) identity.pool.endSessionsOf(user)
  await identity.pool.save()
  return c.json(view(user))
}

async function deleteUser(identity: Identity, c: Context) {
  const user = identity.pool.find(c.req.param('name') ?? '')
  if (!user) return c.json({ message: 'There is no such user.' }, 404)
  identity.pool.endSessionsOf(user)
  identity.pool.users.delete(user.username)
  await identity.pool.save()
  return c.body(null, 204)
}

/** Only programs on this machine: a web page in a browser always sends an Origin or fetch metadata. */
function fromPage(c: Context): boolean {
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '')
  return (
    c.req.header('origin') !== undefined ||
    c.req.header('sec-fetch-site') !== undefined ||
    (host !== '127.0.0.1' && host !== 'localhost')
  )
}

/** The pool's administration, on a listener of its own that no web server forwards to. */
export function adminRoutes(identity: Identity): CloudApp {
  const app: CloudApp = new Hono({ strict: false })
  app.use((c, next) =>
    fromPage(c) ? Promise.resolve(c.json({ message: 'Not for browsers.' }, 403)) : next(),
  )
  app.use(limitBody(64 * 1024, (c) => c.json({ message: 'The request is too large.' }, 413)))
  app.get('/users', (c) => c.json({ users: [...identity.pool.users.values()].map(view) }))
  app.post('/users', (c) => createUser(identity, c))
  app.delete('/users/:name', (c) => deleteUser(identity, c))
  app.post('/users/:name/disable', (c) => setEnabled(identity, c, false))
  app.post('/users/:name/enable', (c) => setEnabled(identity, c, true))
  app.get('/sessions/:origin_jti', (c) => {
    const user = identity.pool.userOfSession(identity.pool.sessions.get(c.req.param('origin_jti')))
    return c.json({ active: user !== undefined })
  })
  app.post('/reset', async (c) => {
    await identity.reset()
    if (c.req.query('demo') === '1') await identity.seedAccounts(DEMO_ACCOUNTS)
    return c.json({ users: identity.pool.users.size })
  })
  app.onError((error, c) => {
    console.error('local-cloud admin:', error)
    return c.json({ message: 'The identity service could not answer.' }, 500)
  })
  return app
}
