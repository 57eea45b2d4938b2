import { createServer, type IncomingMessage } from 'node:http'
import { vi } from 'vitest'
import { listen } from '../listen'
import { AUDIENCE, type ci } from '../release-api/ci-runs.fixture'

/** What gives a job its tokens, and which secrets it was asked with. */
export interface Actions {
  readonly asked: readonly string[]
  readonly stop: () => void
}

/** Gives tokens as GitHub does to a job that may ask for them, each for whom it is asked for; this machine is that job. */
export async function startActions(issuer: ReturnType<typeof ci>): Promise<Actions> {
  const asked: string[] = []
  const given = async ({ url = '', headers }: IncomingMessage) => {
    const audience = new URL(url, 'http://localhost').searchParams.get('audience') ?? ''
    asked.push(headers.authorization ?? '')
    return { value: await issuer.token('', { claims: { aud: audience } }) }
  }
  const server = createServer((request, answer) => void given(request).then((body) => answer.end(JSON.stringify(body))))
  const port = await listen(server, 0, '127.0.0.1')
  vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_URL', `http://127.0.0.1:${port}/token?api-version=2.0`)
  vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'of the job')
  vi.stubEnv('RELEASE_CI_AUDIENCE', AUDIENCE)
  return { asked, stop: () => void server.close() }
}
