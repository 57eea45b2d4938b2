import { isRemoteName } from '@portal/federation/host'
import { log } from '@portal/server'
import type { Context, Hono } from 'hono'
import { METRICS_PATH, remoteMetrics } from '../guard/remote-metrics'
import type { WebServerOptions } from '../options/options'
import { bodyOf, unlisted } from '../release-api/answer'
import { callerOf } from '../release-api/signed-call'
import { Refusal } from '../release/documents/refusal'
import type { Releases } from '../release/served/releases'
import { countedFor } from '../status-page/counted'

const NOT_KEPT = { 'Cache-Control': 'no-store' }

/**
 * What pages have counted of a remote, for the team that owns it: a call that a key has signed which may publish it, and
 * of that remote alone [OPEN-305].
 */
export function addRemoteMetrics(
  app: Hono,
  { operatorToken: token = '', apiUrl, ownApi }: WebServerOptions,
  releases: Releases,
): void {
  app.get(`${METRICS_PATH}/:name`, async (context) => {
    const name = context.req.param('name')
    if (!isRemoteName(name)) return context.notFound()
    const key = callerIn(context)
    if (key === null) return refused(context, 401, unsigned())
    if (releases.word(name, { key }).mayMove === false) {
      return refused(context, 403, unlisted(key, `see what is counted of ${name}`, name))
    }
    if (token === '') return context.json(bodyOf(untold('This web server has no OPERATOR_TOKEN.')), 503, NOT_KEPT)
    const { remotes, canaries = {}, previews = {} } = releases.current().registry
    const previewed = Object.values(previews).flatMap(({ entry }) => (entry.name === name ? [entry] : []))
    const served = { live: remotes[name] ?? null, canary: canaries[name] ?? null, previews: previewed }
    const entries = [served.live, served.canary?.entry, ...previewed].flatMap((entry) => entry ?? [])
    const counted = await countedFor({ apiUrl, ownApi, token, now: new Date() }, entries)
    if (counted === null) return context.json(bodyOf(untold('The API does not tell it.')), 503, NOT_KEPT)
    return context.json(remoteMetrics(name, served, counted), 200, NOT_KEPT)
  })
}

function callerIn({ req }: Context): string | null {
  const { pathname, search } = new URL(req.url)
  return callerOf({ method: req.method, path: pathname + search }, req.header('authorization'))
}

function refused(context: Context, status: 401 | 403, refusal: Refusal): Response {
  log.security('refused', { status, call: METRICS_PATH })
  return context.json(bodyOf(refusal), status, NOT_KEPT)
}

const unsigned = () =>
  new Refusal('The call is not signed.', {
    expected: 'A call that your key has signed within the last five minutes.',
    found: 'No signature, a wrong one, or one of another time or call.',
    todo: 'Call with "portal metrics", and look at this machine\'s clock.',
  })

const untold = (found: string) =>
  new Refusal('What pages have counted is not known.', {
    expected: 'A web server that may ask the API for it, with the OPERATOR_TOKEN of both.',
    found,
    todo: 'Try again in a minute. If it stays so, tell the operator of the portal.',
  })
