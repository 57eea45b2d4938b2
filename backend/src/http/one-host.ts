import { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { namesTwoHosts, TWO_HOSTS } from '@portal/server'
import { malformed } from '../errors/failure'

/** Refuses two hosts also on calls that bypass the web server [OPEN-145]. */
export const refuseTwoHosts: MiddlewareHandler = async ({ env }, next) => {
  const incoming: unknown = env?.incoming
  if (incoming instanceof IncomingMessage && namesTwoHosts(incoming)) throw malformed(TWO_HOSTS)
  await next()
}
