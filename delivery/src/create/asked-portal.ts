import { ContractVersionSchema, fitsContract, VERSIONS_PATH } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import * as v from 'valibot'
import { Refusal } from '../release/documents/refusal'
import { CONTRACT_PATH } from '../sdk/asked-contract'

const ANSWER_MS = 5_000

const ContractSchema = v.object({ contract: ContractVersionSchema })
const VersionsSchema = v.object({ remotes: v.record(v.string(), v.string()) })

/** Refuses a remote for a portal that has one of that name, or an earlier contract than the SDK. */
export async function checkPortal(portal: string, remote: string, sdk: string): Promise<void> {
  const { contract } = await answerOf(portal, CONTRACT_PATH, ContractSchema)
  if (!fitsContract(sdk, contract)) {
    throw new Refusal(`The SDK does not fit ${portal}.`, {
      expected: `An SDK for contract ${contract}, or for an earlier minor version of the same major.`,
      found: `One for contract ${sdk}: what it offers this portal does not have.`,
      todo: `Ask the team of the shell for the SDK of contract ${contract}, or have the shell of contract ${sdk} released first.`,
    })
  }
  const { remotes } = await answerOf(portal, VERSIONS_PATH, VersionsSchema)
  if (!Object.hasOwn(remotes, remote)) return
  throw new Refusal(`${portal} has a remote ${remote} already.`, {
    expected: 'A name that no other team has.',
    found: `${remote} ${remotes[remote]} is served there.`,
    todo: 'Choose another name.',
  })
}

async function answerOf<const T extends v.GenericSchema>(portal: string, path: string, schema: T) {
  try {
    const answer = await fetch(new URL(portal.replace(/\/+$/, '') + path), {
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (!answer.ok) throw new Error(`it answers ${answer.status} to ${path}`)
    return v.parse(schema, await answer.json())
  } catch (error) {
    const cause = error instanceof Error && error.cause ? ` (${messageOf(error.cause)})` : ''
    throw new Refusal(`${portal} does not say which contract it has.`, {
      expected: `The address of a portal, whose web server answers ${CONTRACT_PATH} to anybody.`,
      found: `${messageOf(error)}${cause}.`,
      todo: 'Correct --portal: no other product, none behind a login of its own, and one that runs. Without it nothing is asked.',
    })
  }
}
