import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { checkPortal } from '../sdk/create/asked-portal'
import { createInside, createOutside, type Wanted } from '../sdk/create/create'
import { createFrom } from '../sdk/create/from-portal'
import { install } from '../sdk/create/install'
import { namesOf } from '../sdk/create/names'
import { readSdk } from '../sdk/sdk'
import { takeSlots } from '../sdk/take-slots'
import { createKey } from '../releases/documents/key-file'
import { Refusal } from '../releases/documents/refusal'
import { inProject, isInstalled } from '../settings'
import { publicKey } from './public-key'
import { portalAddress, portalUrlOption } from './portal-option'
import { rootKeys } from './context'
import { COMPARE, packSdk, slotLines } from './sdk'

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

const DESCRIPTION = `Makes a new remote, in this project or in a folder of its own from the SDK.

  portal create mf-reports                    in the project of the portal
  portal create mf-reports --from https://…   anywhere else: of the SDK that fits that portal, which is checked, and its
                                              packages installed
  portal create mf-reports --outside          anywhere else: of an SDK in a folder, or one that this project packs`

const email = (text: string) => {
  if (/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(text)) return text
  throw new InvalidArgumentError("It is the team's e-mail address.")
}

/** Adds `portal create`. */
export function addCreate(program: Command): void {
  program
    .command('create')
    .summary('make a new remote: a screen, a slot, specs, a journey, workflows')
    .description(DESCRIPTION)
    .argument('<name>', 'its name, such as mf-reports')
    .addOption(
      new Option('--from <address>', 'of the SDK that fits this portal, in a folder of its own')
        .argParser(portalAddress)
        .conflicts('sdk'),
    )
    .addOption(new Option('--signed-by <key>', 'with --from: take it of this public key alone').argParser(publicKey))
    .option('--no-install', 'with --from: leave the packages to be installed later')
    .option('--outside', 'in a folder of its own, which needs nothing of this project')
    .option('--into <folder>', 'where that folder is made', '.')
    .option('--sdk <folder>', 'the SDK that it is made of; without it this project packs one')
    .addOption(new Option('--owner <email>', 'who is told when a version of it is rolled back').argParser(email))
    .addOption(portalUrlOption('ask this portal whether name and SDK fit it'))
    .action(createCommand)
}

/** `portal create` */
async function createCommand(remote: string, options: CreateOptions, command: Command) {
  const { word } = namesOf(remote)
  const { json, store } = command.optsWithGlobals<{ json?: boolean; store: string }>()
  const { from, into, owner = `${word}@teams.portal.test` } = options
  const print = (value: unknown, lines: readonly string[]) =>
    console.log(json ? JSON.stringify(value, null, 2) : lines.join('\n'))
  if (!isInstalled && !options.outside && !from) {
    await createInside(inProject(), remote, owner)
    const { packageManager } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
    const next = `Next: npx -y ${packageManager} install && npm start`
    return print({ remote, folder: inProject(remote) }, [...made(remote, remote), next])
  }
  const folder = path.resolve(into, remote)
  checkOutside(folder)
  const wanted = { folder, remote, owner }
  const { version, lines } = from ? await ofPortal(from, wanted, options) : await ofFolder(wanted, options)
  const { publicKey: own } = createKey(path.join(folder, '.data/release-key.pem'))
  if (from && options.install) install(folder)
  print({ remote, folder, sdk: version, publicKey: own }, [
    ...made(remote, folder),
    ...lines,
    `Before a release the operator lists your key, in the portal's project: npm run portal -- keys allow ${own} --for ${remote}`,
    from
      ? `Then: RELEASE_PORTAL=${from.origin} npm run show`
      : `Then: RELEASE_PORTAL=<its address> npm run show, or on this machine RELEASE_STORE=${store} npm run show`,
  ])
}

interface Made {
  readonly version: string
  /** What it is made of, and what comes next. */
  readonly lines: readonly string[]
}

/** Of the SDK that a portal gives away [OPEN-292]. */
async function ofPortal(from: URL, wanted: Wanted, { signedBy, install: isComplete }: CreateOptions): Promise<Made> {
  const signers = signedBy === undefined ? rootKeys() : [signedBy]
  const { version, key } = await createFrom(from, wanted, signers)
  const slots = slotLines(await takeSlots(from, path.join(wanted.folder, 'sdk')))
  const whose = `It is made of the SDK ${version} of ${from.origin}, signed by ${key}.`
  const next = `Next: cd ${here(wanted.folder)} && ${isComplete ? '' : 'npm install && '}npm run dev`
  return { version, lines: [whose, ...slots, ...(signers.length > 0 ? [] : [COMPARE]), next] }
}

/** Of an SDK in a folder. */
async function ofFolder(wanted: Wanted, { sdk, portal }: CreateOptions): Promise<Made> {
  const sdkFolder = await sdkOf(sdk)
  const { version, contract } = await readSdk(sdkFolder)
  if (portal) await checkPortal(portal, wanted.remote, contract)
  await createOutside(wanted, sdkFolder)
  return {
    version,
    lines: [`It is made of the SDK ${version}. Next: cd ${here(wanted.folder)} && npm install && npm test`],
  }
}

const here = (folder: string) => path.relative(process.cwd(), folder) || '.'

/** Below the portal's project it would be a part of that, and take its packages. */
function checkOutside(folder: string): void {
  if (isInstalled || !folder.startsWith(inProject() + path.sep)) return
  throw new Refusal(`${folder} is in the project of the portal.`, {
    expected: 'A folder outside of it.',
    found: `One below ${inProject()}.`,
    todo: 'Name another one with --into, or leave --outside and --from away.',
  })
}

const made = (remote: string, folder: string) => [`${remote} is in ${folder}; its README tells the rest.`]

/** The folder of the SDK: that which is named, one beside an installed command line, or one that is packed now. */
async function sdkOf(named: string | undefined): Promise<string> {
  if (named !== undefined) return path.resolve(named)
  if (isInstalled || existsSync('sdk/sdk.json')) return path.resolve('sdk')
  return packSdk(inProject('.data/sdk'))
}
