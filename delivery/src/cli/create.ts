import { existsSync } from 'node:fs'
import path from 'node:path'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { checkPortal } from '../create/asked-portal'
import { createInside, createOutside } from '../create/create'
import { namesOf } from '../create/names'
import { readSdk } from '../sdk/sdk'
import { makeKey } from '../release/documents/key-file'
import { Refusal } from '../release/documents/refusal'
import { inProject, isInstalled } from '../settings'
import { packSdk } from './sdk'

interface CreateOptions {
  readonly outside?: boolean
  readonly into: string
  readonly sdk?: string
  readonly owner?: string
  readonly portal?: string
}

const email = (text: string) => {
  if (/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(text)) return text
  throw new InvalidArgumentError("It is the team's e-mail address.")
}

/** Adds `portal create`. */
export function addCreate(program: Command): void {
  program
    .command('create')
    .summary('make a new remote: a screen, a slot, specs, a journey, workflows')
    .description('Makes a new remote, in this project or, with --outside, in a folder of its own from the SDK.')
    .argument('<name>', 'its name, such as mf-reports')
    .option('--outside', 'in a folder of its own, which needs nothing of this project')
    .option('--into <folder>', 'where that folder is made', '.')
    .option('--sdk <folder>', 'the SDK that it is made of; without it this project packs one')
    .addOption(new Option('--owner <email>', 'who is told when a version of it is rolled back').argParser(email))
    .addOption(new Option('--portal <address>', 'ask this portal whether name and SDK fit it').env('RELEASE_PORTAL'))
    .action(createCommand)
}

/** `portal create` */
async function createCommand(remote: string, options: CreateOptions, command: Command) {
  const { word } = namesOf(remote)
  const { json, store } = command.optsWithGlobals<{ json?: boolean; store: string }>()
  const owner = options.owner ?? `${word}@teams.portal.test`
  const print = (value: unknown, lines: readonly string[]) =>
    console.log(json ? JSON.stringify(value, null, 2) : lines.join('\n'))
  if (!isInstalled && !options.outside) {
    await createInside(inProject(), remote, owner)
    return print({ remote, folder: inProject(remote) }, [...made(remote, remote), 'Next: pnpm install && npm start'])
  }
  const folder = path.resolve(options.into, remote)
  checkOutside(folder)
  const sdkFolder = await sdkOf(options.sdk)
  const { contract } = await readSdk(sdkFolder)
  if (options.portal) await checkPortal(options.portal, remote, contract)
  const { version } = await createOutside(folder, remote, owner, sdkFolder)
  const { publicKey } = makeKey(path.join(folder, '.data/release-key.pem'))
  print({ remote, folder, sdk: version, publicKey }, [
    ...made(remote, folder),
    `It is made of the SDK ${version}. Next: cd ${path.relative(process.cwd(), folder) || '.'} && npm install && npm test`,
    `To a portal: its operator lets your key in, portal keys allow ${publicKey} --for ${remote}`,
    `  then RELEASE_API=<its release API> npm run show, or on this machine RELEASE_STORE=${store} npm run show`,
  ])
}

/** Below the portal's project it would be a part of that, and take its packages. */
function checkOutside(folder: string): void {
  if (isInstalled || !folder.startsWith(inProject() + path.sep)) return
  throw new Refusal(`${folder} is in the project of the portal.`, {
    expected: 'A folder outside of it.',
    found: `One below ${inProject()}.`,
    todo: 'Name another one with --into, or leave --outside away.',
  })
}

const made = (remote: string, folder: string) => [`${remote} is in ${folder}; its README tells the rest.`]

/** The folder of the SDK: that which is named, one beside an installed command line, or one that is packed now. */
async function sdkOf(named: string | undefined): Promise<string> {
  if (named !== undefined) return path.resolve(named)
  if (isInstalled || existsSync('sdk/sdk.json')) return path.resolve('sdk')
  return packSdk(inProject('.data/sdk'))
}
