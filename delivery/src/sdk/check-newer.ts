import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from '../releases/documents/refusal'
import { parseSdk, SDK_DOCUMENT, listTarballs, type Sdk } from './sdk'
import { compareNewestFirst } from './stored-sdk'

/**
 * Refuses an SDK that is older than the folder's, or differs at the same version. An attacker on the network can replay
 * an old signed SDK [OPEN-335].
 */
export async function checkNewer(folder: string, sdk: Sdk): Promise<void> {
  const current = await readSdkIn(folder)
  if (!current || compareNewestFirst(sdk.version, current.version) < 0) return
  if (sdk.version === current.version && contentOf(sdk) === contentOf(current)) return
  const difference =
    sdk.version === current.version
      ? 'different from the one in the folder, with the same version'
      : 'older than the one in the folder'
  throw new Refusal(`The SDK ${sdk.version} is ${difference}.`, {
    expected: `A version after ${current.version}, or the same content.`,
    found: `${sdk.version}, with a valid signature. It may be a replay of an old SDK. ${folder} is unchanged.`,
    todo: 'Ask the operator which SDK the portal offers. To use this one, add --older.',
  })
}

/** The list in a folder; null without a readable one. */
async function readSdkIn(folder: string): Promise<Sdk | null> {
  const file = path.join(folder, SDK_DOCUMENT)
  if (!existsSync(file)) return null
  try {
    return parseSdk(await readFile(file))
  } catch {
    return null
  }
}

const contentOf = (sdk: Sdk) => JSON.stringify([sdk.contract, listTarballs(sdk), sdk.tools])
