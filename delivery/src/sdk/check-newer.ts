import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from '../releases/documents/refusal'
import { parseSdk, SDK_DOCUMENT, listTarballs, type Sdk } from './sdk'
import { compareNewestFirst } from './stored-sdk'

/**
 * Refuses an SDK that is older than the one in the folder, or another one of its version: what was signed once can be
 * sent again by anybody on the way [OPEN-335].
 */
export async function checkNewer(folder: string, sdk: Sdk): Promise<void> {
  const current = await readSdkIn(folder)
  if (!current || compareNewestFirst(sdk.version, current.version) < 0) return
  if (sdk.version === current.version && contentOf(sdk) === contentOf(current)) return
  const difference =
    sdk.version === current.version ? 'another one of the same version' : 'older than the one that is there'
  throw new Refusal(`The SDK ${sdk.version} is ${difference}.`, {
    expected: `One after ${current.version}, or the same.`,
    found: `${sdk.version}, rightly signed: it may have been sent again by somebody on the way. ${folder} stays.`,
    todo: 'Ask the operator which one the portal gives. If this one is meant, say --older.',
  })
}

/** The list in this folder; null where there is none that can be read. */
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
