import { isSame, log } from '@portal/server'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { budgetStart } from '../guard/error-budget'
import { createOperatorApi } from '../guard/operator-api'
import type { WebServerOptions } from './options/options'
import type { Releases } from '../releases/served/releases'
import { STATUS_POLICY } from './status-page/elements'
import { STATUS_PATH, renderStatusPage, renderTokenPage } from './status-page/status-page'

const HEADERS = { 'Cache-Control': 'no-store', 'Content-Security-Policy': STATUS_POLICY }
/** Limit of the form, which holds only a token. */
const MAX_FORM_BYTES = 2048
const WRONG_TOKEN = 'This is not the operator’s token. Copy OPERATOR_TOKEN of this web server and try again.'
const NO_TOKEN = 'This web server has no OPERATOR_TOKEN, so nobody can open this page. Set it and restart the server.'

/**
 * Route of the status page for operators [OPEN-251]. Each request carries the token in its body or header, never in a
 * cookie or address. Other visitors see only the form for the token.
 */
export function addStatusPageRoute(
  app: Hono,
  { operatorToken = '', apiUrl, ownApi }: WebServerOptions,
  releases: Releases,
  damaged: () => Promise<readonly string[]>,
): void {
  const answerPage = async (context: Context, token: string) => {
    if (operatorToken === '') return context.html(renderTokenPage(NO_TOKEN), 403, HEADERS)
    if (!isSame(token, operatorToken)) {
      log.security('refused', { status: 403, call: STATUS_PATH })
      return context.html(renderTokenPage(WRONG_TOKEN), 403, HEADERS)
    }
    const now = new Date()
    const release = releases.current()
    const request = createOperatorApi(apiUrl, token, ownApi).countsSince(budgetStart(now))
    const [files, counts] = await Promise.all([damaged(), request.catch(() => null)])
    const state = { release, ...releases.channelState(), keys: releases.keys(), damaged: files, counts }
    return context.html(renderStatusPage(state, now), 200, HEADERS)
  }
  app.get(STATUS_PATH, (context) => {
    const bearer = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1]
    return bearer === undefined ? context.html(renderTokenPage(), 200, HEADERS) : answerPage(context, bearer)
  })
  app.post(STATUS_PATH, bodyLimit({ maxSize: MAX_FORM_BYTES }), async (context) => {
    const { token } = await context.req.parseBody().catch(() => ({ token: '' }))
    return answerPage(context, typeof token === 'string' ? token.trim() : '')
  })
}
