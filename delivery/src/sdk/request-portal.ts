import { ContractVersionSchema, VERSIONS_PATH } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import * as v from 'valibot'
import { Refusal } from '../releases/documents/refusal'

/** Address of the shell's contract on a web server, open to everybody. */
export const CONTRACT_PATH = `${VERSIONS_PATH}/contract`

const ANSWER_TIMEOUT_MS = 5_000
const ContractSchema = v.object({ contract: ContractVersionSchema })

/** A portal's address. Requests go to its origin. */
export type Portal = Pick<URL, 'href' | 'origin'>

/**
 * Reads the contract of a portal's shell. Refuses an address that is down, behind a login, or another product; `option`
 * is the command's option for the portal.
 */
export const readContract = async (portal: Portal, option: string): Promise<string> =>
  (await readPortal(portal, CONTRACT_PATH, ContractSchema, option)).contract

/** Reads a public JSON address of a portal. Refuses as `readContract` does. */
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

/** Requests a public address of a portal. Refuses when the portal does not answer or is behind a login. */
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

const expectedPortal = (path: string) => `A running portal, whose web server answers ${path} without a login.`

/** The refusal of an address at which something other than a portal answers. */
const otherProduct = ({ origin }: Portal, path: string, { status, headers }: Response, option: string) =>
  new Refusal(`${origin} is not a portal.`, {
    expected: expectedPortal(path),
    found: `Status ${status} of type ${headers.get('content-type') ?? 'none'}: another product, or a login in front of it.`,
    todo: `Correct ${option}.`,
  })

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

const noAnswer = ({ origin }: Portal, error: unknown) =>
  new Refusal(`${origin} does not answer.`, {
    expected: expectedPortal(CONTRACT_PATH),
    found: isTimeout(error)
      ? `No answer within ${ANSWER_TIMEOUT_MS / 1000} seconds.`
      : `${messageOf(error)}${error instanceof Error && error.cause ? ` (${messageOf(error.cause)})` : ''}.`,
    todo: 'Start the portal, or correct the address.',
  })

const behindLogin = ({ origin }: Portal, { status, headers }: Response) =>
  new Refusal(`${origin} is behind a login of its own.`, {
    expected: expectedPortal(CONTRACT_PATH),
    found: `Status ${status}${headers.has('location') ? `, which leads to ${headers.get('location')}` : ''}.`,
    todo: 'Use an address of the portal without that login. Commands have no session.',
  })
