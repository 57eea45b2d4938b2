import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ContractVersionSchema } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import * as v from 'valibot'
import { parseJson, parseDocument, sha384 } from '../releases/documents/documents'
import { Refusal } from '../releases/documents/refusal'

/** File with the list of an SDK's tarballs. */
export const SDK_DOCUMENT = 'sdk.json'

/** File with the signature of an SDK from a portal. */
export const SDK_SIGNATURE = 'sdk.signature.json'

/** Name of the package with the `portal` commands. */
export const COMMANDS = '@portal/cli'

const FileName = v.pipe(v.string(), v.regex(/^portal-[a-z0-9.-]+\.tgz$/))
const SdkVersion = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/))

const SdkSchema = v.strictObject({
  /** The contract's version and a counter, such as 9.7.0. */
  version: SdkVersion,
  contract: ContractVersionSchema,
  packages: v.record(v.string(), v.strictObject({ file: FileName, integrity: v.string() })),
  /** Libraries that a remote installs itself, in the versions that the portal is tested with. */
  tools: v.record(v.string(), v.string()),
})
export type Sdk = v.InferOutput<typeof SdkSchema>

/** Whether a text is an SDK's version. */
export const isSdkVersion = (version: string) => v.is(SdkVersion, version)

/** Validates the list of an SDK. Throws for an invalid one. */
export const validateSdk = (json: unknown): Sdk => parseDocument(SdkSchema, json)

/** Parses the file of an SDK's list. Throws for an invalid one. */
export const parseSdk = (document: Buffer): Sdk => validateSdk(parseJson(document))

/** Tarballs of an SDK, each with its hash. */
export const listTarballs = ({ packages }: Pick<Sdk, 'packages'>) => Object.values(packages)

/** The tarball of the commands; undefined in an SDK without them. */
export const findCommands = ({ packages }: Pick<Sdk, 'packages'>) =>
  Object.hasOwn(packages, COMMANDS) ? packages[COMMANDS] : undefined

/** Reads the SDK in a folder. Refuses a folder without an SDK, with a missing file or a changed one. */
export async function readSdk(folder: string): Promise<Sdk> {
  try {
    const sdk = parseSdk(await readFile(path.join(folder, SDK_DOCUMENT)))
    for (const { file, integrity } of listTarballs(sdk)) {
      if (!existsSync(path.join(folder, file))) throw new Error(`${file} is not there`)
      if (sha384(await readFile(path.join(folder, file))) !== integrity) throw new Error(`${file} has other bytes`)
    }
    return sdk
  } catch (error) {
    throw new Refusal('There is no complete SDK in this folder.', {
      expected: `${folder} with ${SDK_DOCUMENT} and all tarballs of that list.`,
      found: `${messageOf(error)}.`,
      todo: 'Get the SDK from a portal with "portal create mf-x --from <address>", or name its folder with --sdk. The project packs it with "portal sdk pack".',
    })
  }
}
