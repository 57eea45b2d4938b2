import type { Hono } from 'hono'
import { operatorApi } from '../guard/operator-api'
import { dayOf, ERROR_DAYS, ERRORS_PATH, isDay, type RemoteErrors } from '../guard/remote-errors'
import type { WebServerOptions } from '../options/options'
import { bodyOf } from '../release-api/answer'
import { isVersion, shown } from '../release/documents/names'
import { Refusal } from '../release/documents/refusal'
import type { Releases } from '../release/served/releases'
import { NOT_KEPT, teamCall } from './team-call'

const QUESTION = { path: ERRORS_PATH, what: 'the errors', command: 'portal errors' }

/** Which errors pages met with a remote, for the team that owns it, and of that remote alone [OPEN-309]. */
export function addRemoteErrors(
  app: Hono,
  { operatorToken: token = '', apiUrl, ownApi }: WebServerOptions,
  releases: Releases,
): void {
  app.get(`${ERRORS_PATH}/:name`, async (context) => {
    const remote = teamCall(context, releases, QUESTION)
    if (typeof remote !== 'string') return remote
    const { since = firstDay(new Date()), version } = context.req.query()
    const fault = faultIn(since, version)
    if (fault) return context.json(bodyOf(fault), 400, NOT_KEPT)
    if (token === '') return context.json(bodyOf(untold('This web server has no OPERATOR_TOKEN.')), 503, NOT_KEPT)
    const asked = { remote, version, since: new Date(`${since}T00:00:00Z`) }
    const errors = await operatorApi(apiUrl, token, ownApi)
      .faultsSince(asked)
      .catch(() => null)
    if (errors === null) return context.json(bodyOf(untold('The API does not tell it.')), 503, NOT_KEPT)
    return context.json({ name: remote, since, errors } satisfies RemoteErrors, 200, NOT_KEPT)
  })
}

const firstDay = (now: Date) => dayOf(new Date(now.getTime() - ERROR_DAYS * 86_400_000))

function faultIn(since: string, version: string | undefined): Refusal | null {
  if (!isDay(since)) return wrong('A day, such as 2026-11-20.', `since=${shown(since)}`)
  if (version !== undefined && !isVersion(version)) return wrong('A version of a release.', `version=${shown(version)}`)
  return null
}

const wrong = (expected: string, found: string) =>
  new Refusal('The question cannot be read.', { expected, found: `${found}.`, todo: 'Ask with "portal errors".' })

const untold = (found: string) =>
  new Refusal('Which errors pages met is not known.', {
    expected: 'A web server that may ask the API for it, with the OPERATOR_TOKEN of both.',
    found,
    todo: 'Try again in a minute. If it stays so, tell the operator of the portal.',
  })
