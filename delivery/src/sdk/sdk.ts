import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ContractVersionSchema } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import * as v from 'valibot'
import { parseJson, parseDocument } from '../releases/documents/documents'
import { sha384 } from '../releases/documents/hash'
import { Refusal } from '../releases/documents/refusal'

/** The list of an SDK's tarballs, beside them. */
export const SDK_DOCUMENT = 'sdk.json'

/** Beside it where the SDK came from a portal: who has signed it. */
export const SDK_SIGNATURE = 'sdk.signature.json'

/** The package of an SDK with the commands. */
export const COMMANDS = '@portal/cli'

const FileName = v.pipe(v.string(), v.regex(/^portal-[a-z0-9.-]+\.tgz$/))
const SdkVersion = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/))

const SdkSchema = v.strictObject({
  /** The contract's version and a count: 9.7.0. */
  version: SdkVersion,
  contract: ContractVersionSchema,
  packages: v.record(v.string(), v.strictObject({ file: FileName, integrity: v.string() })),
  /** Libraries that a remote takes by itself, in the versions that the portal is tested with. */
  tools: v.record(v.string(), v.string()),
})
export type Sdk = v.InferOutput<typeof SdkSchema>

/** May this be the version of an SDK? */
export const isSdkVersion = (version: string) => v.is(SdkVersion, version)

/** What the list of an SDK says. Throws for what is none. */
export const sdkOf = (json: unknown): Sdk => parseDocument(SdkSchema, json)

/** The tarballs that are described, each with the bytes of its hash. Throws otherwise. */
export const parseSdk = (document: Buffer): Sdk => sdkOf(parseJson(document))

/** Its tarballs, each with the hash of its bytes. */
export const tarballsOf = ({ packages }: Pick<Sdk, 'packages'>) => Object.values(packages)

/** The tarball of its commands; none in an SDK without. */
export const commandsOf = ({ packages }: Pick<Sdk, 'packages'>) =>
  Object.hasOwn(packages, COMMANDS) ? packages[COMMANDS] : undefined

/** The SDK in a folder. Refuses a folder without one, and one of which a file is missing or other than was packed. */
export async function readSdk(folder: string): Promise<Sdk> {
  try {
    const sdk = parseSdk(await readFile(path.join(folder, SDK_DOCUMENT)))
    for (const { file, integrity } of tarballsOf(sdk)) {
      if (!existsSync(path.join(folder, file))) throw new Error(`${file} is not there`)
      if (sha384(await readFile(path.join(folder, file))) !== integrity) throw new Error(`${file} has other bytes`)
    }
    return sdk
  } catch (error) {
    throw new Refusal('There is no SDK to make a remote of.', {
      expected: `${folder} with ${SDK_DOCUMENT} and the tarballs that it names.`,
      found: `${messageOf(error)}.`,
      todo: 'Get it of the portal, "portal create mf-x --from <address>", or give its folder with --sdk; its project packs it, "portal sdk pack".',
    })
  }
}
