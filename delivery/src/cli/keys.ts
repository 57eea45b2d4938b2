import { Option, type Command } from 'commander'
import { readLastKeyList, type KeyList } from '../releases/documents/publishers'
import { createKey, readKey, publicKeyOf } from '../releases/documents/signatures'
import { allowKey, removeKey, type KeyListRequest } from '../releases/publish/change-keys'
import { inProject } from '../settings'
import { createContext, rootKeys, type Context } from './context'
import { formatTime } from '../releases/channel/format-time'
import { formatTable } from './format'

export function addKey(program: Command): void {
  program
    .command('key')
    .summary('make the key that signs what you publish, and show its public half')
    .description('Makes an Ed25519 key in the file of --key, unless there is one, and shows its public half.')
    .action(keyCommand)
}

/** `portal key`: creates a key unless there is one, and shows its public half. */
function keyCommand(_: object, command: Command) {
  const { keyFile: file, print } = createContext(command)
  const { publicKey, wasThere } = createKey(file)
  print({ file, publicKey, wasThere }, [
    wasThere ? `The key in ${file} stays.` : `A new key is in ${file}. It signs what you publish; show it to nobody.`,
    `Its public half, which the operator lists by "portal keys allow": ${publicKey}`,
  ])
}

/** Adds `portal keys …`, which changes the list of publishers' keys with the operator's root key. */
export function addKeys(program: Command): void {
  const keys = program
    .command('keys')
    .summary('who may publish what: list, allow, remove')
    .description("The list of publishers' keys in the release store, which the operator's root key signs.")
  keys.command('list').summary('the keys that count, and for what').action(listCommand)
  keys
    .command('allow')
    .summary('allow a key to publish and promote packages')
    .description('Allows a key to publish and promote packages. Web servers follow within seconds.')
    .argument('<key>', 'a public key, as "portal key" shows it')
    .requiredOption('--for <packages>', 'packages, separated by commas; "*" for all, "guard" for taking canaries back')
    .option('--name <name>', 'whose key it is', '')
    .option('--again', 'allow a removed key again: its earlier signatures count again')
    .option('--begin', 'create the store and a root key if there are none')
    .addOption(rootOption())
    .action(allowCommand)
  keys
    .command('remove')
    .summary('remove a key, whose signatures then no longer count')
    .description('Removes a key. Packages return to versions signed by other keys within seconds.')
    .argument('<key>', 'a public key that is listed')
    .addOption(rootOption())
    .action(removeCommand)
}

const rootOption = () =>
  new Option('--root <file>', 'the private root key that signs the list').default(
    process.env.RELEASE_ROOT_SIGNER ?? '.data/root-key.pem',
  )

async function listCommand(_: object, command: Command) {
  const { bare, print } = createContext(command)
  const roots = rootKeys()
  const { list, why } = await readLastKeyList(bare, roots.length > 0 ? roots : null)
  const bad = why === null ? [] : [`A later list does not count: ${why}`]
  const lines = list ? formatList(list, list.root) : ['No key is listed in this store.']
  print({ list, why }, [...lines, ...bad])
}

interface AllowOptions {
  readonly for: string
  readonly name: string
  readonly root: string
  readonly begin?: boolean
  readonly again?: boolean
}

async function allowCommand(key: string, options: AllowOptions, command: Command) {
  const context = createContext(command)
  const file = inProject(options.root)
  if (options.begin) createKey(file)
  const packages = options.for.split(',').map((name) => name.trim())
  const list = await allowKey(
    context.bare,
    { ...createOrder(context, file), allowsRemoved: options.again ?? false },
    { key, name: options.name, packages },
  )
  printList(context, file, list, `${key} may publish and promote ${packages.join(', ')} already.`)
}

async function removeCommand(key: string, options: { readonly root: string }, command: Command) {
  const context = createContext(command)
  const file = inProject(options.root)
  printList(context, file, await removeKey(context.bare, createOrder(context, file), key), '')
}

const createOrder = ({ by, now }: Context, file: string): KeyListRequest => ({
  root: () => readKey(file),
  roots: rootKeys(),
  by,
  now,
})

/** Prints the new list, with the root key for web servers. */
function printList({ print }: Context, file: string, list: KeyList | null, otherwise: string): void {
  const rootKey = publicKeyOf(readKey(file))
  print({ list, rootKey }, list ? formatList(list, rootKey) : [otherwise])
}

const formatList = ({ number, at, by, keys }: KeyList, rootKey: string) => [
  `List ${number}, signed ${formatTime(at)} by ${by} with the root key ${rootKey}, which web servers are told as RELEASE_ROOT_KEY.`,
  ...formatTable([
    ['team', 'may publish and promote', 'key'],
    ...keys.map(({ name, packages, key }) => [name || '–', packages.join(', '), key]),
  ]),
]
