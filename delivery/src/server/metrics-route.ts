import type { Hono } from 'hono'
import { METRICS_PATH, remoteMetrics } from '../guard/remote-metrics'
import type { WebServerOptions } from '../options/options'
import { bodyOf } from '../release-api/answer'
import { Refusal } from '../release/documents/refusal'
import type { Releases } from '../release/served/releases'
import { countedFor } from '../status-page/counted'
import { NOT_KEPT, teamCall } from './team-call'

const QUESTION = { path: METRICS_PATH, what: 'what is counted', command: 'portal metrics' }

/** What pages have counted of a remote, for the team that owns it, and of that remote alone [OPEN-305]. */
export function addRemoteMetrics(
  app: Hono,
  { operatorToken: token = '', apiUrl, ownApi }: WebServerOptions,
  releases: Releases,
): void {
  app.get(`${METRICS_PATH}/:name`, async (context) => {
    const name = teamCall(context, releases, QUESTION)
    if (typeof name !== 'string') return name
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

const untold = (found: string) =>
  new Refusal('What pages have counted is not known.', {
    expected: 'A web server that may ask the API for it, with the OPERATOR_TOKEN of both.',
    found,
    todo: 'Try again in a minute. If it stays so, tell the operator of the portal.',
  })
