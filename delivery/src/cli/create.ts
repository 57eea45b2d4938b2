import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { checkPortal } from '../sdk/create/check-portal'
import { createInside, createOutside, type NewRemote } from '../sdk/create/create'
import { createFromPortal } from '../sdk/create/from-portal'
import { installPackages } from '../sdk/create/install'
import { deriveNames } from '../sdk/create/names'
import { readSdk } from '../sdk/sdk'
import { writeSlotTypes } from '../sdk/write-slot-types'
import { createKey } from '../releases/documents/signatures'
import { Refusal } from '../releases/documents/refusal'
import { inProject, isInstalled } from '../settings'
import { parsePortalAddress, parsePublicKey, portalUrlOption } from './options'
import { rootKeys } from './context'
import { COMPARE_KEY, packSdk, formatSlots } from './sdk'

interface CreateOptions {
  readonly outside?: boolean
  readonly into: string
  readonly from?: URL
  readonly signedBy?: string
  /** `--no-install` */
  readonly install: boolean
  readonly sdk?: string
  readonly owner?: string
  readonly portal?: URL
}

const DESCRIPTION = `Creates a new remote, in this project or in a folder of its own from the SDK.

  portal create mf-reports                    in the project of the portal
  portal create mf-reports --from https://…   anywhere else: with the SDK that fits that portal; checks the SDK and
                                              installs the packages
  portal create mf-reports --outside          anywhere else: with an SDK in a folder, or one that this project packs`

const email = (text: string) => {
  if (/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(text)) return text
  throw new InvalidArgumentError("Use the team's e-mail address.")
}

export function addCreate(program: Command): void {
  program
    .command('create')
    .summary('make a new remote: a screen, a slot, specs, a journey, workflows')
    .description(DESCRIPTION)
    .argument('<name>', 'its name, such as mf-reports')
    .addOption(
      new Option('--from <address>', 'use the SDK of this portal, in a folder of its own')
        .argParser(parsePortalAddress)
        .conflicts('sdk'),
    )
    .addOption(
      new Option('--signed-by <key>', 'with --from: only accept an SDK signed by this public key').argParser(
        parsePublicKey,
      ),
    )
    .option('--no-install', 'with --from: do not install packages')
    .option('--outside', 'in a folder of its own, independent of this project')
    .option('--into <folder>', 'parent of that folder', '.')
    .option('--sdk <folder>', 'the SDK to use; by default this project packs one')
    .addOption(new Option('--owner <email>', 'who gets a mail when a version is rolled back').argParser(email))
    .addOption(portalUrlOption('check name and SDK with this portal'))
    .action(createCommand)
}

async function createCommand(remote: string, options: CreateOptions, command: Command) {
  const { slug } = deriveNames(remote)
  const { json, store } = command.optsWithGlobals<{ json?: boolean; store: string }>()
  const { from, into, owner = `${slug}@teams.portal.test` } = options
  const print = (value: unknown, lines: readonly string[]) =>
    console.log(json ? JSON.stringify(value, null, 2) : lines.join('\n'))
  if (!isInstalled && !options.outside && !from) {
    await createInside(inProject(), remote, owner)
    const { packageManager } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
    const next = `Next: npx -y ${packageManager} install && npm start`
    return print({ remote, folder: inProject(remote) }, [...placeLines(remote, remote), next])
  }
  const folder = path.resolve(into, remote)
  checkOutside(folder)
  const newRemote = { folder, remote, owner }
  const { version, lines } = from
    ? await createFromPortalSdk(from, newRemote, options)
    : await createFromFolder(newRemote, options)
  const { publicKey: own } = createKey(path.join(folder, '.data/release-key.pem'))
  if (from && options.install) installPackages(folder)
  print({ remote, folder, sdk: version, publicKey: own }, [
    ...placeLines(remote, folder),
    ...lines,
    `Before a release the operator lists your key, in the portal's project: npm run portal -- keys allow ${own} --for ${remote}`,
    from
      ? `Then: RELEASE_PORTAL=${from.origin} npm run show`
      : `Then: RELEASE_PORTAL=<its address> npm run show, or on this machine RELEASE_STORE=${store} npm run show`,
  ])
}

interface CreateResult {
  readonly version: string
  /** Lines on the SDK of the remote, and the next command. */
  readonly lines: readonly string[]
}

/** Creates a remote with the SDK that a portal offers [OPEN-292]. */
async function createFromPortalSdk(
  from: URL,
  newRemote: NewRemote,
  { signedBy, install: isComplete }: CreateOptions,
): Promise<CreateResult> {
  const signers = signedBy === undefined ? rootKeys() : [signedBy]
  const { version, key } = await createFromPortal(from, newRemote, signers)
  const slots = formatSlots(await writeSlotTypes(from, path.join(newRemote.folder, 'sdk')))
  const origin = `It is made of the SDK ${version} of ${from.origin}, signed by ${key}.`
  const next = `Next: cd ${relativePath(newRemote.folder)} && ${isComplete ? '' : 'npm install && '}npm run dev`
  return { version, lines: [origin, ...slots, ...(signers.length > 0 ? [] : [COMPARE_KEY]), next] }
}

/** Creates a remote with an SDK in a folder. */
async function createFromFolder(newRemote: NewRemote, { sdk, portal }: CreateOptions): Promise<CreateResult> {
  const sdkFolder = await findSdkFolder(sdk)
  const { version, contract } = await readSdk(sdkFolder)
  if (portal) await checkPortal(portal, newRemote.remote, contract)
  await createOutside(newRemote, sdkFolder)
  return {
    version,
    lines: [`It is made of the SDK ${version}. Next: cd ${relativePath(newRemote.folder)} && npm install && npm test`],
  }
}

const relativePath = (folder: string) => path.relative(process.cwd(), folder) || '.'

/** Refuses a folder below the portal's project, where the remote would resolve the project's packages. */
function checkOutside(folder: string): void {
  if (isInstalled || !folder.startsWith(inProject() + path.sep)) return
  throw new Refusal(`${folder} is in the project of the portal.`, {
    expected: 'A folder outside of it.',
    found: `One below ${inProject()}.`,
    todo: 'Name another folder with --into, or omit --outside and --from.',
  })
}

const placeLines = (remote: string, folder: string) => [
  `${remote} is in ${folder}. Its README explains the next steps.`,
]

/** Folder of the SDK: the named one, `sdk/` of an installed command line, or a newly packed one. */
async function findSdkFolder(named: string | undefined): Promise<string> {
  if (named !== undefined) return path.resolve(named)
  if (isInstalled || existsSync('sdk/sdk.json')) return path.resolve('sdk')
  return packSdk(inProject('.data/sdk'))
}
