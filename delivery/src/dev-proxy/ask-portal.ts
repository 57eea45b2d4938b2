import { ContractVersionSchema, fitsContract } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import * as v from 'valibot'
import { CONTRACT_PATH } from '../create/asked-portal'
import { Refusal } from '../release/documents/refusal'

const ANSWER_MS = 5_000
const AnswerSchema = v.object({ contract: ContractVersionSchema })
const EXPECTED = `A portal that runs, whose web server answers ${CONTRACT_PATH} to anybody.`

/** Refuses a portal that is none, or whose shell the remotes of this machine do not fit [OPEN-246]. */
export async function checkDeployed(portal: URL, contract: string): Promise<void> {
  const offered = await contractOf(portal)
  if (fitsContract(contract, offered)) return
  throw new Refusal(`What is built here does not fit ${portal.origin}.`, {
    expected: `Remotes for contract ${offered}, or for an earlier minor version of the same major.`,
    found: `Sources of contract ${contract}.`,
    todo: `Check out the sources of contract ${offered}, or choose a portal whose shell is as new as yours.`,
  })
}

async function contractOf(portal: URL): Promise<string> {
  const answer = await fetch(new URL(CONTRACT_PATH, portal), {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error: unknown) => {
    throw silent(portal, error)
  })
  const { status } = answer
  if (status === 401 || status === 403 || (status >= 300 && status < 400)) throw behindLogin(portal, answer)
  if (status >= 500) throw silent(portal, new Error(`it answers ${status}`))
  const read = v.safeParse(AnswerSchema, await answer.json().catch(() => null))
  if (read.success) return read.output.contract
  throw new Refusal(`${portal.origin} is no portal of ours.`, {
    expected: EXPECTED,
    found: `Status ${status} of type ${answer.headers.get('content-type') ?? 'none'}: another product, or a login that stands before it.`,
    todo: 'Correct --against.',
  })
}

const silent = (portal: URL, error: unknown) =>
  new Refusal(`${portal.origin} does not answer.`, {
    expected: EXPECTED,
    found: `${messageOf(error)}${error instanceof Error && error.cause ? ` (${messageOf(error.cause)})` : ''}.`,
    todo: 'Have it started, or correct --against.',
  })

const behindLogin = (portal: URL, { status, headers }: Response) =>
  new Refusal(`${portal.origin} is behind a login of its own.`, {
    expected: EXPECTED,
    found: `Status ${status}${headers.has('location') ? `, which leads to ${headers.get('location')}` : ''}.`,
    todo: 'Choose an address of it that is not behind that login, from this network: the proxy has no session there.',
  })
