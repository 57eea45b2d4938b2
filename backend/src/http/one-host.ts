import { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { namesTwoHosts, TWO_HOSTS } from '@portal/server'
import { malformed } from '../errors/failure'

/** Whoever calls past the web server is held to one host as well [OPEN-145]. */
export const refuseTwoHosts: MiddlewareHandler = async ({ env }, next) => {
  const incoming: unknown = env?.incoming
  if (incoming instanceof IncomingMessage && namesTwoHosts(incoming)) throw malformed(TWO_HOSTS)
  await next()
}
