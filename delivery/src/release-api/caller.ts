import type { KeyObject } from 'node:crypto'
import type { Context } from 'hono'
import { publicKeyOf } from '../release/documents/signatures'
import { foreignRun, unlisted, unsigned } from './answer'
import type { CiRun, Identities } from './ci/identity'
import { TOKEN_HEADER } from './ci/token'
import { byOwnKey, byRun, type Author } from './ci/vouch'
import { callerOf } from './signed-call'
import type { Trusted } from './trusted-content'

/** Runs of CIs that this API takes, and the key with which it signs for them. */
export interface Runs {
  readonly identities: Identities
  readonly signer: KeyObject
}

/** Who calls. */
export interface Caller {
  /** The public key that stands under what is written for them: their own, or this API's. */
  readonly key: string
  readonly author: Author
  /** The run of a CI that calls, where it is one. */
  readonly run?: CiRun
}

/** A key that is listed for anything, or a run of a CI that is. Refuses everybody else. */
export async function callerIn({ req }: Context, { keys }: Trusted, runs?: Runs): Promise<Caller> {
  const { pathname, search } = new URL(req.url)
  const signer = callerOf({ method: req.method, path: pathname + search }, req.header('authorization'))
  if (signer === null) throw unsigned()
  const token = req.header(TOKEN_HEADER)
  const caller = token === undefined ? { key: signer, author: byOwnKey } : await runOf(token, signer, runs)
  const listed = Object.values(keys.publishers() ?? {})
  if (!listed.some((some) => some.includes(caller.key))) throw unlisted(caller.key, 'read or write here')
  return caller
}

async function runOf(token: string, publicKey: string, runs?: Runs): Promise<Caller> {
  if (!runs) throw foreignRun('This release API takes none')
  const run = await runs.identities(token, publicKey)
  return { key: publicKeyOf(runs.signer), author: byRun(run, publicKey, runs.signer), run }
}
