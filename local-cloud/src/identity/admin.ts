import { Hono } from 'hono'
import * as v from 'valibot'
import { isCleanText, parseJson, limitBody } from '../http/request-body'
import { ADMIN_OPERATIONS, makePassword } from './admin-operations'
import { assertSigned } from './admin-signature'
import { policyBreach } from './password-policy'
import { reply, replyFailure, run } from './protocol'
import type { Context } from 'hono'
import type { CloudApp } from '../http/listen'
import type { AdminKeys } from './admin-signature'
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

/** Creates an account for a test, with its password and without a mail. */
async function seedUser(identity: Identity, c: Context) {
  const input = v.safeParse(NewUserSchema, parseJson(await c.req.text()))
  if (!input.success) return c.json({ message: 'The account is not valid.' }, 400)
  const { username, password = makePassword(), temporary, email } = input.output
  if (identity.pool.find(username)) return c.json({ message: 'The username is taken.' }, 409)
  const breach = policyBreach(password)
  if (breach !== undefined) return c.json({ message: breach }, 422)
  const user = identity.pool.add({ username, password, temporary, email })
  await identity.pool.save()
  return c.json(view(user), 201)
}

/** Detects a browser's page: it always sends Origin or fetch metadata. Only local programs may call. */
function isFromBrowserPage(c: Context): boolean {
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '')
  return (
    c.req.header('origin') !== undefined ||
    c.req.header('sec-fetch-site') !== undefined ||
    (host !== '127.0.0.1' && host !== 'localhost')
  )
}

/**
 * Administration of the pool: Cognito's signed calls on POST `/`, and further routes for tests.
 * It has its own listener, which no web server forwards to.
 */
export function adminRoutes(identity: Identity, keys: AdminKeys): CloudApp {
  const app: CloudApp = new Hono({ strict: false })
  app.use((c, next) => (isFromBrowserPage(c) ? Promise.resolve(c.json({ message: 'Not for browsers.' }, 403)) : next()))
  app.use(limitBody(64 * 1024, (c) => c.json({ message: 'The request is too large.' }, 413)))
  app.post('/', async (c) => {
    const body = await c.req.text()
    assertSigned(keys, c, body)
    return reply(await run(identity, ADMIN_OPERATIONS, c.req.header('x-amz-target'), body), 200)
  })
  app.get('/users', (c) => c.json({ users: [...identity.pool.users.values()].map(view) }))
  app.post('/users', (c) => seedUser(identity, c))
  app.get('/sessions/:origin_jti', (c) => {
    const user = identity.pool.userOfSession(identity.pool.sessions.get(c.req.param('origin_jti')))
    return c.json({ active: user !== undefined })
  })
  app.post('/reset', async (c) => {
    await identity.reset()
    return c.json({ users: identity.pool.users.size })
  })
  app.onError(replyFailure)
  return app
}
