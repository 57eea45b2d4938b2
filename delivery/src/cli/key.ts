import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { InvalidArgumentError, type Command } from 'commander'
import { timeOf } from '../release/channel/time'
import { checkPrivate, makeKey, readKey } from '../release/documents/key-file'
import { Refusal } from '../release/documents/refusal'
import { LONGEST_OVERLAP_MS } from '../release/documents/successors'
import { changeOwnKey } from '../release/publish/change-own-key'
import { inProject } from '../settings'
import { contextOf, rootKeys } from './context'

const HOUR_MS = 3_600_000
const MOST_HOURS = LONGEST_OVERLAP_MS / HOUR_MS

/** `portal key`, and `portal key change`. */
export function addKey(program: Command): void {
  program
    .command('key')
    .summary('make the key that signs what you publish, and show its public half')
    .description('Makes an Ed25519 key in the file of --key, unless there is one, and shows its public half.')
    .action(keyCommand)
    .command('change')
    .summary('have another key follow yours, without the operator')
    .description(
      'Makes a key in a new file, and names it as the one that follows yours: it may what yours may, as long as the operator lists the first. What yours has signed stays; after the overlap it moves nothing any more.',
    )
    .option('--to <file>', 'file of the new key; otherwise beside the old one, with the day in its name')
    .option('--overlap <hours>', 'how long the old key goes on beside it', hours, 24)
    .option('--now', 'the old key ends at once, as where it may have got out; so do those before it')
    .action(changeCommand)
}

/** Whole hours, up to 30 days. */
function hours(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= MOST_HOURS) return Number(text)
  throw new InvalidArgumentError(`It is a number of hours, ${MOST_HOURS} at most.`)
}

/** `portal key`: makes a key where there is none, and tells its public half. */
function keyCommand(_: object, command: Command) {
  const { keyFile: file, print } = contextOf(command)
  const { publicKey, wasThere } = makeKey(file)
  print({ file, publicKey, wasThere }, [
    wasThere ? `The key in ${file} stays.` : `A new key is in ${file}. It signs what you publish; show it to nobody.`,
    `Its public half, to be listed in RELEASE_KEYS for your packages: ${publicKey}`,
  ])
}

interface ChangeOptions {
  readonly to?: string
  readonly overlap: number
  readonly now?: boolean
}

/** `portal key change` [OPEN-313] */
async function changeCommand({ to, overlap, now: isNow = false }: ChangeOptions, command: Command) {
  const { bare, keyFile, by, now, print } = contextOf(command)
  const file = to === undefined ? besideOf(keyFile, now) : inProject(to)
  if (file === keyFile) throw sameFile(file)
  const roots = rootKeys()
  const { successor, holder } = await changeOwnKey(bare, {
    old: readKey(keyFile),
    next: () => {
      makeKey(file)
      checkPrivate(file)
      return createPrivateKey(readFileSync(file))
    },
    roots: roots.length > 0 ? roots : null,
    by,
    now,
    until: new Date(now.getTime() + (isNow ? 0 : overlap * HOUR_MS)),
  })
  const { key, of, until } = successor
  print({ file, publicKey: key, follows: of, until, packages: holder.packages, first: holder.first }, [
    `${key} follows ${of}, and may publish and promote ${holder.packages.join(', ')}. Web servers take it within seconds.`,
    `The new key is in ${file}, which you alone can read. Sign with it from now on: --key, RELEASE_KEY, or the secret of your CI.`,
    until > now.toISOString()
      ? `The old one goes on until ${timeOf(until)}, and moves nothing after that. What it has signed stays.`
      : 'The old one moves nothing any more. What it has signed stays.',
    `It counts as long as the operator lists ${holder.first}.`,
  ])
}

/** `.data/release-key.pem` → `.data/release-key-2026-11-27.pem`: once more on a day it is the same. */
const besideOf = (file: string, now: Date) => {
  const { dir, name, ext } = path.parse(file)
  return path.join(dir, `${name.replace(/-\d{4}-\d\d-\d\d$/, '')}-${now.toISOString().slice(0, 10)}${ext}`)
}

const sameFile = (file: string) =>
  new Refusal('The new key needs a file of its own.', {
    expected: 'Another file than that of the key which is changed.',
    found: `${file} for both.`,
    todo: 'Name another with --to.',
  })
