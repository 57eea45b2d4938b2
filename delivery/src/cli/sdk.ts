import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Option, type Command } from 'commander'
import { readKey, publicKeyOf } from '../releases/documents/signatures'
import { SHELL } from '../releases/documents/names'
import { Refusal } from '../releases/documents/refusal'
import { fetchSdk } from '../sdk/fetch-sdk'
import { formatInvitation } from '../sdk/invitation'
import { checkNewer } from '../sdk/check-newer'
import { publishSdk } from '../sdk/stored-sdk'
import { updatePackageJson } from '../sdk/update-package-json'
import { SLOTS_FOLDER, writeSlotTypes, type SlotTypesResult } from '../sdk/write-slot-types'
import { checkSdkFolder, readSigners, writeSdk } from '../sdk/write-sdk'
import { inProject, isInstalled } from '../settings'
import { parsePortalAddress, parsePublicKey, portalUrlOption } from './options'
import { createContext, rootKeys } from './context'

const DESCRIPTION = `The SDK for remotes in a repository of their own.

  portal sdk --from https://…   downloads the SDK of that portal into sdk/ and checks it first; with slot types of
                                other teams outside
  portal sdk pack               packs the SDK of this project as tarballs
  portal sdk publish            packs the SDK, or uses --sdk, and puts it into the release store for portals`

export function addSdk(program: Command): void {
  program
    .command('sdk')
    .summary('the SDK for teams outside: get it from a portal, pack it, publish it')
    .description(DESCRIPTION)
    .argument('[what]', '"pack" or "publish"; with --from neither')
    .addOption(new Option('--from <address>', 'get the SDK that fits this portal').argParser(parsePortalAddress))
    .addOption(
      new Option('--signed-by <key>', 'with --from: only accept an SDK signed by this public key').argParser(
        parsePublicKey,
      ),
    )
    .option('--older', 'with --from: accept an older SDK, or a different one of the same version')
    .option('--out <folder>', 'folder of the tarballs: sdk with --from, otherwise .data/sdk')
    .option('--patch <number>', 'the third number of its version, after the contract', '0')
    .option('--sdk <folder>', 'with publish: a packed SDK; by default this project packs one')
    .option('--root <file>', "with publish: sign with the operator's root key of this file")
    .addOption(portalUrlOption('with publish: use this portal in the command line for teams'))
    .action(sdkCommand)
}

interface SdkOptions {
  readonly from?: URL
  readonly signedBy?: string
  readonly older?: boolean
  readonly out?: string
  readonly patch: string
  readonly sdk?: string
  readonly root?: string
  readonly portal?: URL
}

async function sdkCommand(what: string | undefined, options: SdkOptions, command: Command) {
  const { from, out, patch } = options
  if (!/^\d{1,6}$/.test(patch)) command.error('error: --patch is a whole number', { exitCode: 2 })
  if (from && what === undefined) return getSdk(from, options, command)
  if (!from && what === 'pack') return void packSdk(path.resolve(out ?? SDK_FOLDER), patch)
  if (!from && what === 'publish') return publishCommand(options, command)
  return command.error('error: it is "portal sdk --from <address>", "portal sdk pack" or "portal sdk publish"', {
    exitCode: 2,
  })
}

const SDK_FOLDER = '.data/sdk'

/** Downloads the SDK of a portal. An SDK in the folder is replaced only by one with the same key. */
async function getSdk(from: URL, { signedBy, older: isOlderMeant = false, out = 'sdk' }: SdkOptions, command: Command) {
  const { json: isJson } = command.optsWithGlobals<{ json?: boolean }>()
  const folder = path.resolve(out)
  await checkSdkFolder(folder)
  const keys = signedBy === undefined ? rootKeys() : [signedBy]
  const signers = keys.length > 0 ? keys : await readSigners(folder)
  const download = await fetchSdk(from, signers)
  if (!isOlderMeant) await checkNewer(folder, download.sdk)
  await writeSdk(folder, download)
  const { version, key } = download.sdk
  const changed = await updatePackageJson(folder, download.sdk)
  const slots = await writeSlotTypes(from, folder)
  const lines = [
    `The SDK ${version} of ${from.origin} is in ${folder}, signed by ${key}.`,
    ...formatSlots(slots),
    ...(signers.length > 0 ? [] : [COMPARE_KEY]),
    ...(changed.length > 0 ? [`package.json has ${changed.length} new versions. Next: npm install`] : []),
  ]
  console.log(isJson ? JSON.stringify({ version, key, folder, changed, slots }, null, 2) : lines.join('\n'))
}

/** Lines on remotes with slot types, and on those that were left out. */
export const formatSlots = ({ remotes, left }: SlotTypesResult) => [
  ...remotes.map((name) => `The slots of ${name} are typed: ${SLOTS_FOLDER}/${name} beside the tarballs.`),
  ...left,
]

/** Advice after a download without a trusted key. */
export const COMPARE_KEY = 'Compare that key with the operator’s. Later SDKs must have the same key.'

/** `portal sdk publish`: publishes the SDK of `--sdk`, or a newly packed one. */
async function publishCommand({ sdk: packed, patch, root, portal: named }: SdkOptions, command: Command) {
  const { bare, keyFile, acceptsAnyKey: isAnybodys, isListed, print } = createContext(command)
  const signer = () => readKey(root === undefined ? keyFile : inProject(root))
  // Checked first, because packing takes minutes.
  if (root === undefined && !(await isAnybodys()) && !(await isListed(SHELL))) throw unlistedKey(publicKeyOf(signer()))
  const folder = packed === undefined ? packSdk(inProject(SDK_FOLDER), patch) : path.resolve(packed)
  const { sdk, isNew } = await publishSdk(bare, folder, signer)
  const { version, contract } = sdk
  if (!isNew) return print({ version, isNew }, [`The SDK ${version} is published already.`])
  const portal = named?.origin ?? 'https://<portal>'
  return print({ version, isNew }, [
    `The SDK ${version} is published. Portals whose shell has contract ${contract}, or a later minor version, give it away.`,
    ...(await formatInvitation(folder, sdk, { portal, key: publicKeyOf(signer()) })),
  ])
}

const unlistedKey = (key: string) =>
  new Refusal('Your key may not publish an SDK.', {
    expected: 'A key that is listed for the shell ("portal keys list"), or the root key, with --root.',
    found: key,
    todo: 'Ask the team of the shell, or have your public key listed for it.',
  })

/** Packs the SDK into a folder and returns it. Output goes to stderr, so that stdout has only the command's answer. */
export function packSdk(out: string, patch = '0'): string {
  if (isInstalled) {
    throw new Refusal('The SDK is packed in the project of the portal.', {
      expected: 'The sources of the portal.',
      found: 'An installed command line.',
      todo: 'Get it of the portal: portal sdk --from <address>',
    })
  }
  const script = [
    '--import',
    import.meta.resolve('tsx'),
    inProject('scripts/sdk-pack.ts'),
    '--out',
    out,
    '--patch',
    patch,
  ]
  const { status } = spawnSync(process.execPath, script, { stdio: ['ignore', 2, 2] })
  if (status === 0) return out
  throw new Refusal('The SDK cannot be packed.', {
    expected: 'Sources that compile.',
    found: `Packing ended with exit code ${status}.`,
    todo: 'Read the lines above, and pack again.',
  })
}
