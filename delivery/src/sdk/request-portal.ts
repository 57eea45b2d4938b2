import { ContractVersionSchema, VERSIONS_PATH } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import * as v from 'valibot'
import { Refusal } from '../releases/documents/refusal'

/** Where a web server tells anybody the contract of its shell. */
export const CONTRACT_PATH = `${VERSIONS_PATH}/contract`

const ANSWER_TIMEOUT_MS = 5_000
const ContractSchema = v.object({ contract: ContractVersionSchema })

/** An address of a portal: what is asked of it is below its origin. */
export type Portal = Pick<URL, 'href' | 'origin'>

/**
 * The contract of a portal's shell. Refuses one that is down, behind a login of its own or another product; `option` is
 * how the command names it.
 */
export const readContract = async (portal: Portal, option: string): Promise<string> =>
  (await readPortal(portal, CONTRACT_PATH, ContractSchema, option)).contract

/** What a portal tells anybody there. Refuses as `contractOf` does. */
export async function readPortal<const T extends v.GenericSchema>(
  portal: Portal,
  path: string,
  schema: T,
  option: string,
): Promise<v.InferOutput<T>> {
  const answer = await requestPortal(portal, path)
  const read = v.safeParse(schema, answer.ok ? await answer.json().catch(() => null) : null)
  if (read.success) return read.output
  throw otherProduct(portal, path, answer, option)
}

/** What a portal answers to anybody below its origin. Refuses where it does not answer, or a login stands before it. */
export async function requestPortal(portal: Portal, path: string): Promise<Response> {
  const answer = await fetch(new URL(path, portal.origin), {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw noAnswer(portal, error)
  })
  const { status } = answer
  if (status === 401 || status === 403 || (status >= 300 && status < 400)) throw behindLogin(portal, answer)
  if (status >= 500) throw noAnswer(portal, new Error(`it answers ${status}`))
  return answer
}

const expectedPortal = (path: string) => `A portal that runs, whose web server answers ${path} to anybody.`

/** Something else answers there. */
const otherProduct = ({ origin }: Portal, path: string, { status, headers }: Response, option: string) =>
  new Refusal(`${origin} is no portal of ours.`, {
    expected: expectedPortal(path),
    found: `Status ${status} of type ${headers.get('content-type') ?? 'none'}: another product, or a login that stands before it.`,
    todo: `Correct ${option}.`,
  })

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

const noAnswer = ({ origin }: Portal, error: unknown) =>
  new Refusal(`${origin} does not answer.`, {
    expected: expectedPortal(CONTRACT_PATH),
    found: isTimeout(error)
      ? `No answer within ${ANSWER_TIMEOUT_MS / 1000} seconds.`
      : `${messageOf(error)}${error instanceof Error && error.cause ? ` (${messageOf(error.cause)})` : ''}.`,
    todo: 'Have it started, or correct the address.',
  })

const behindLogin = ({ origin }: Portal, { status, headers }: Response) =>
  new Refusal(`${origin} is behind a login of its own.`, {
    expected: expectedPortal(CONTRACT_PATH),
    found: `Status ${status}${headers.has('location') ? `, which leads to ${headers.get('location')}` : ''}.`,
    todo: 'Choose an address of it that is not behind that login, from this network: there is no session here.',
  })
