import { Option, type Command } from 'commander'
import { isOver, type Held } from '../release/documents/held-keys'
import { lastKeyList, type KeyList } from '../release/documents/key-list'
import { makeKey, readKey } from '../release/documents/key-file'
import { publicKeyOf } from '../release/documents/signatures'
import { allowKey, removeKey, type KeyOrder } from '../release/publish/change-keys'
import { successorsOf } from '../release/publish/change-own-key'
import { inProject } from '../settings'
import { contextOf, rootKeys, type Context } from './context'
import { timeOf } from '../release/channel/time'
import { table } from './words'

/** `portal keys …`: who may publish and promote what, as the operator's root key signs it. */
export function addKeys(program: Command): void {
  const keys = program
    .command('keys')
    .summary('who may publish what: list, allow, remove')
    .description("The list of publishers' keys in the release store, which the operator's root key signs.")
  keys.command('list').summary('the keys that count, and for what').action(listCommand)
  keys
    .command('allow')
    .summary('let the holder of a key publish and promote packages')
    .description(
      'Adds packages to what the holder of a key may publish and promote. Web servers follow within seconds.',
    )
    .argument('<key>', 'a public key, as "portal key" shows it')
    .requiredOption('--for <packages>', 'packages, separated by commas; "*" for all, "guard" for taking canaries back')
    .option('--name <name>', 'whose key it is', '')
    .option('--again', 'also a key that was taken out: what it had signed counts again')
    .option('--begin', 'begin a store, and a root key, where there is none')
    .addOption(root())
    .action(allowCommand)
  keys
    .command('remove')
    .summary('take a key out: what it has signed counts no more')
    .description('Takes a key out. Packages go back to what other keys have signed, within seconds.')
    .argument('<key>', 'a public key that is listed')
    .addOption(root())
    .action(removeCommand)
}

const root = () =>
  new Option('--root <file>', 'the private root key that signs the list').default(
    process.env.RELEASE_ROOT_SIGNER ?? '.data/root-key.pem',
  )

async function listCommand(_: object, command: Command) {
  const { bare, print } = contextOf(command)
  const roots = rootKeys()
  const { list, why } = await lastKeyList(bare, roots.length > 0 ? roots : null)
  const bad = why === null ? [] : [`A later list does not count: ${why}`]
  const found = list && (await successorsOf(bare, list))
  if (found?.why) bad.push(`Of the keys that follow, one does not count: ${found.why}`)
  const lines = list && found ? linesOf(list, found.held, list.root) : ['No key is listed in this store.']
  print({ list, why, ...(found && { held: shownOf(found.held) }) }, [...lines, ...bad])
}

interface AllowOptions {
  readonly for: string
  readonly name: string
  readonly root: string
  readonly begin?: boolean
  readonly again?: boolean
}

async function allowCommand(key: string, options: AllowOptions, command: Command) {
  const context = contextOf(command)
  const file = inProject(options.root)
  if (options.begin) makeKey(file)
  const packages = options.for.split(',').map((name) => name.trim())
  const list = await allowKey(
    context.bare,
    { ...orderOf(context, file), isAgain: options.again ?? false },
    { key, name: options.name, packages },
  )
  await said(context, file, list, `${key} may publish and promote ${packages.join(', ')} already.`)
}

async function removeCommand(key: string, options: { readonly root: string }, command: Command) {
  const context = contextOf(command)
  const file = inProject(options.root)
  await said(context, file, await removeKey(context.bare, orderOf(context, file), key), '')
}

const orderOf = ({ by, now }: Context, file: string): KeyOrder => ({
  root: () => readKey(file),
  roots: rootKeys(),
  by,
  now,
})

/** What the list is now, and what web servers are told of it. */
async function said({ bare, print }: Context, file: string, list: KeyList | null, otherwise: string): Promise<void> {
  const rootKey = publicKeyOf(readKey(file))
  const lines = list ? linesOf(list, (await successorsOf(bare, list)).held, rootKey) : [otherwise]
  print({ list, rootKey }, lines)
}

/** As scripts are told it. */
const shownOf = ({ keys, ends }: Held) => keys.map((one) => ({ ...one, until: ends.get(one.key) ?? null }))

const linesOf = ({ number, at, by }: KeyList, held: Held, rootKey: string) => [
  `List ${number}, signed ${timeOf(at)} by ${by} with the root key ${rootKey}, which web servers are told as RELEASE_ROOT_KEY.`,
  ...table(rowsOf(held)),
  ...[...held.faults].map(([of, why]) => `What ${of} has named does not follow it: ${why}.`),
]

/** Each listed key, and below it those that have followed one another, with when each moves its last. */
function rowsOf({ keys, ends }: Held): string[][] {
  const chains = keys
    .filter(({ key, first }) => key === first)
    .flatMap((one) => keys.filter(({ first }) => first === one.key))
  const isChanged = ends.size > 0
  return [
    ['team', 'may publish and promote', 'key', ...(isChanged ? ['moves'] : [])],
    ...chains.map((one) => [
      `${one.key === one.first ? '' : '→ '}${one.name || '–'}`,
      one.packages.join(', '),
      one.key,
      ...(isChanged ? [movesWords(ends, one.key)] : []),
    ]),
  ]
}

function movesWords(ends: Held['ends'], key: string): string {
  const end = ends.get(key)
  if (end === undefined) return 'yes'
  return isOver(ends, key, new Date()) ? `nothing since ${timeOf(end)}` : `until ${timeOf(end)}`
}
