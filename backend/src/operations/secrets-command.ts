import { parseArgs } from 'node:util'
import type { Env } from '@portal/server'
import { optionsFrom } from './config'
import { connect } from '../db/connect'
import type { Db } from '../db/connect'
import { SECRET_NAMES } from '../secrets/names'
import type { SecretName } from '../secrets/names'
import { dropBefore, rotate } from '../secrets/rotate'
import { keyOf, LOOK_MS, SETTLE_SECONDS, storedSecret } from '../secrets/secret'

const USAGE = `npm run secrets -- <command> <which>
  show      tells the ids of the secrets, and until when the ones before are good
  rotate    makes a new one; what the old one signed stays good for its longest life
  drop      ends what the one before has signed, now; add --yes
which: owners (their tokens), links (signed links), drafts (seals of drafts),
  sessions (seals of refresh tokens), or all`

const WHICH: Readonly<Record<string, readonly SecretName[]>> = {
  owners: ['guest_secret'],
  links: ['link_secret'],
  drafts: ['draft_secret'],
  sessions: ['refresh_secret'],
  all: SECRET_NAMES,
}

interface CommandOutput {
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
}

/** Runs an operator's command with these arguments; returns the exit code. */
export async function secretsCommand(words: readonly string[], env: Env, out: CommandOutput): Promise<number> {
  const connection = await connect(optionsFrom(env).database)
  try {
    return await runSecrets(words, { db: connection.db, now: new Date() }, out)
  } finally {
    await connection.close()
  }
}

/** Runs an operator's command on an open database. */
export async function runSecrets(
  words: readonly string[],
  { db, now }: { readonly db: Db; readonly now: Date },
  { say, complain }: CommandOutput,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { yes: { type: 'boolean' } },
  })
  const [command = '', which = 'all'] = positionals
  const names = Object.hasOwn(WHICH, which) ? WHICH[which] : undefined
  if (names === undefined || !['show', 'rotate', 'drop'].includes(command)) {
    complain(USAGE)
    return 2
  }
  const standing = await standingOf(db, names, now)
  if (command === 'show') say(await shown(db, names, now))
  else if (standing.length > 0 && values.yes !== true) {
    complain(`${standing.join('\n')}\nThat would end now, for good. Add --yes.`)
    return 2
  } else if (command === 'drop') {
    await dropBefore(db, names)
    say(`What the secrets before have signed is over within ${LOOK_MS / 1000} seconds.`)
  } else {
    for (const name of names) await rotate(db, name, now)
    say(`Signed with the new ones in ${SETTLE_SECONDS} seconds.\n${await shown(db, names, now)}`)
  }
  return 0
}

/** A line for each previous secret that is still accepted, with the end of its time. */
async function standingOf(db: Db, names: readonly SecretName[], now: Date): Promise<string[]> {
  const all = await Promise.all(names.map(async (name) => ({ name, ...(await storedSecret(db, name)) })))
  return all.flatMap(({ name, before }) =>
    before !== null && now < before.goodUntil
      ? [`What the ${name} before has signed is good until ${before.goodUntil.toISOString()}.`]
      : [],
  )
}

async function shown(db: Db, names: readonly SecretName[], now: Date): Promise<string> {
  const lines = await Promise.all(
    names.map(async (name) => {
      const { newest } = await storedSecret(db, name)
      return `${name}: ${keyOf(newest).id}`
    }),
  )
  return [...lines, ...(await standingOf(db, names, now))].join('\n')
}
