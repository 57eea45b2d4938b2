import { ContractVersionSchema, VERSIONS_PATH } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import * as v from 'valibot'
import { Refusal } from '../releases/documents/refusal'

/** Where a web server tells anybody the contract of its shell. */
export const CONTRACT_PATH = `${VERSIONS_PATH}/contract`

const ANSWER_MS = 5_000
const ContractSchema = v.object({ contract: ContractVersionSchema })

/** An address of a portal: what is asked of it is below its origin. */
export type Portal = Pick<URL, 'href' | 'origin'>

/**
 * The contract of a portal's shell. Refuses one that is down, behind a login of its own or another product; `option` is
 * how the command names it.
 */
export const contractOf = async (portal: Portal, option: string): Promise<string> =>
  (await answerOf(portal, CONTRACT_PATH, ContractSchema, option)).contract

/** What a portal tells anybody there. Refuses as `contractOf` does. */
export async function answerOf<const T extends v.GenericSchema>(
  portal: Portal,
  path: string,
  schema: T,
  option: string,
): Promise<v.InferOutput<T>> {
  const answer = await asked(portal, path)
  const read = v.safeParse(schema, answer.ok ? await answer.json().catch(() => null) : null)
  if (read.success) return read.output
  throw otherProduct(portal, path, answer, option)
}

/** What a portal answers to anybody below its origin. Refuses where it does not answer, or a login stands before it. */
export async function asked(portal: Portal, path: string): Promise<Response> {
  const answer = await fetch(new URL(path, portal.origin), {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error: unknown) => {
    throw silent(portal, error)
  })
  const { status } = answer
  if (status === 401 || status === 403 || (status >= 300 && status < 400)) throw behindLogin(portal, answer)
  if (status >= 500) throw silent(portal, new Error(`it answers ${status}`))
  return answer
}

const expected = (path: string) => `A portal that runs, whose web server answers ${path} to anybody.`

/** Something else answers there. */
const otherProduct = ({ origin }: Portal, path: string, { status, headers }: Response, option: string) =>
  new Refusal(`${origin} is no portal of ours.`, {
    expected: expected(path),
    found: `Status ${status} of type ${headers.get('content-type') ?? 'none'}: another product, or a login that stands before it.`,
    todo: `Correct ${option}.`,
  })

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

const silent = ({ origin }: Portal, error: unknown) =>
  new Refusal(`${origin} does not answer.`, {
    expected: expected(CONTRACT_PATH),
    found: isTimeout(error)
      ? `No answer within ${ANSWER_MS / 1000} seconds.`
      : `${messageOf(error)}${error instanceof Error && error.cause ? ` (${messageOf(error.cause)})` : ''}.`,
    todo: 'Have it started, or correct the address.',
  })

const behindLogin = ({ origin }: Portal, { status, headers }: Response) =>
  new Refusal(`${origin} is behind a login of its own.`, {
    expected: expected(CONTRACT_PATH),
    found: `Status ${status}${headers.has('location') ? `, which leads to ${headers.get('location')}` : ''}.`,
    todo: 'Choose an address of it that is not behind that login, from this network: there is no session here.',
  })
