import { isSame, log } from '@portal/server'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { budgetStart } from '../guard/error-budget'
import { operatorApi } from '../guard/operator-api'
import type { WebServerOptions } from './options/options'
import type { Releases } from '../releases/served/releases'
import { STATUS_POLICY } from './status-page/elements'
import { STATUS_PATH, statusPage, tokenPage } from './status-page/status-page'

const HEADERS = { 'Cache-Control': 'no-store', 'Content-Security-Policy': STATUS_POLICY }
/** A token in a form; nothing larger is read. */
const MAX_FORM_BYTES = 2048
const WRONG = 'This is not the token of the operator. Look at OPERATOR_TOKEN of this web server, and try again.'
const UNSET = 'This web server has no OPERATOR_TOKEN: nobody sees this page. Set it, and start the server anew.'

/**
 * What is served, as a page for whoever runs the portal [OPEN-251]. The token comes with each request, in its body or
 * header: no cookie, no address and no storage has it. Others see where it is asked for, and nothing else.
 */
export function addStatusPage(
  app: Hono,
  { operatorToken = '', apiUrl, ownApi }: WebServerOptions,
  releases: Releases,
  damaged: () => Promise<readonly string[]>,
): void {
  const shown = async (context: Context, token: string) => {
    if (operatorToken === '') return context.html(tokenPage(UNSET), 403, HEADERS)
    if (!isSame(token, operatorToken)) {
      log.security('refused', { status: 403, call: STATUS_PATH })
      return context.html(tokenPage(WRONG), 403, HEADERS)
    }
    const now = new Date()
    const release = releases.current()
    const asked = operatorApi(apiUrl, token, ownApi).countsSince(budgetStart(now))
    const [files, counted] = await Promise.all([damaged(), asked.catch(() => null)])
    const known = { release, ...releases.channelState(), keys: releases.keys(), damaged: files, counted }
    return context.html(statusPage(known, now), 200, HEADERS)
  }
  app.get(STATUS_PATH, (context) => {
    const bearer = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1]
    return bearer === undefined ? context.html(tokenPage(), 200, HEADERS) : shown(context, bearer)
  })
  app.post(STATUS_PATH, bodyLimit({ maxSize: MAX_FORM_BYTES }), async (context) => {
    const { token } = await context.req.parseBody().catch(() => ({ token: '' }))
    return shown(context, typeof token === 'string' ? token.trim() : '')
  })
}
