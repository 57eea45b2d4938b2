import { messageOf } from '@portal/domain/unknown'
import * as v from 'valibot'
import { refusalIn } from '../release-api/answer'
import { Refusal } from '../release/documents/refusal'
import { contractOf } from '../sdk/asked-contract'
import type { Context } from './context'

const ANSWER_MS = 15_000

interface Question<T> {
  readonly portal: URL
  /** Below the portal's origin, with its query. */
  readonly path: string
  readonly schema: T
  /** What is told there, behind "does not tell": `what was counted`. */
  readonly what: string
}

/** What a portal tells the holder of a key, or a run of a CI, of a remote. Refuses, in words, where it does not. */
export async function teamAnswer<const T extends v.GenericSchema>(
  { portal, path, schema, what }: Question<T>,
  { authorization }: Pick<Context, 'authorization'>,
): Promise<v.InferOutput<T>> {
  const headers = { Authorization: await authorization(path) }
  const untold = (found: string) =>
    new Refusal(`${portal.origin} does not tell ${what}.`, {
      expected: `A portal whose web server answers below ${path.replace(/\/[^/]*$/, '')}.`,
      found,
      todo: 'Try again; if it stays so, ask its operator whether its web servers are as new as this command.',
    })
  // Says in words what is down, behind a login, or another product.
  await contractOf(portal, '--portal')
  const signal = AbortSignal.timeout(ANSWER_MS)
  const answer = await fetch(new URL(path, portal.origin), { headers, signal, redirect: 'error' }).catch(
    (error: unknown) => {
      throw untold(`${messageOf(error)}.`)
    },
  )
  if (!answer.ok) throw (await refusalIn(answer)) ?? untold(`It answers ${answer.status}.`)
  const read = v.safeParse(schema, await answer.json().catch(() => null))
  if (!read.success) throw untold('It answers something else.')
  return read.output
}
