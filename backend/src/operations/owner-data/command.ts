import { parseArgs } from 'node:util'
import { log } from '@portal/server'
import type { Env } from '@portal/server'
import { optionsFrom } from '../config'
import { connect } from '../../db/connect'
import type { Db } from '../../db/connect'
import { objectStorage } from '../../services/storage'
import type { Storage } from '../../services/storage'
import { eraseOwner } from './erase'
import { exported } from './export'
import { eraseOld } from './retention'
import { bookingsOf, signOut } from './owner-bookings'
import type { OwnerIdentifier, BookingReference } from './owner-bookings'

const USAGE = `npm run owners -- <command> --booking 500123 | --phone 0412345678 | --email name@host
  export     prints all that is kept with an owner's bookings, as JSON
  sign-out   ends what the owner was let in by
  erase      makes it unreadable, for good: names, numbers, addresses, words and pictures; add --yes
npm run owners -- retain
  makes unreadable what is older than OWNER_YEARS, as every backend does once a day`

interface CommandOutput {
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
}

interface CommandDeps {
  readonly db: Db
  readonly storage: Pick<Storage, 'delete'>
  readonly years: number
  readonly now: Date
}

/** Runs an operator's command with these arguments; returns the exit code. */
export async function ownersCommand(words: readonly string[], env: Env, out: CommandOutput): Promise<number> {
  const { database, storage, ownerYears } = optionsFrom(env)
  const connection = await connect(database)
  try {
    const deps = { db: connection.db, storage: objectStorage(storage), years: ownerYears, now: new Date() }
    return await runOwners(words, deps, out)
  } finally {
    await connection.close()
  }
}

/** Runs an operator's command on an open database. */
export async function runOwners(
  words: readonly string[],
  deps: CommandDeps,
  { say, complain }: CommandOutput,
): Promise<number> {
  const { command, named, isSure } = read(words)
  if (command === 'retain') {
    const { since, erased, failed } = await eraseOld(deps, deps.years, deps.now)
    say(
      `${erased} bookings in which nothing has happened since ${since.toISOString()} are unreadable; ${failed} failed.`,
    )
    return failed > 0 ? 1 : 0
  }
  if (named === null) {
    complain(USAGE)
    return 2
  }
  const found = await bookingsOf(deps.db, named)
  const numbers = found.map(({ orderId }) => orderId).join(', ') || 'none'
  if (command === 'export') say(JSON.stringify(await exported(deps.db, found), null, 2))
  else if (command === 'sign-out') {
    await signOut(deps.db, found, deps.now)
    for (const { id } of found) log.security('tokens ended', { booking: id, by: 'operator' })
    say(`Owners of bookings ${numbers} are signed out within 5 seconds.`)
  } else if (command === 'erase' && !isSure) {
    complain(`What is of the owner of bookings ${numbers} would be unreadable for good. Add --yes.`)
    return 2
  } else if (command === 'erase') await eraseAll(deps, found, say)
  else {
    complain(USAGE)
    return 2
  }
  return found.length > 0 ? 0 : 1
}

async function eraseAll(
  deps: CommandDeps,
  found: readonly BookingReference[],
  say: CommandOutput['say'],
): Promise<void> {
  for (const of of found) {
    await eraseOwner(deps, of, 'request', deps.now)
    say(`Booking ${of.orderId}: what is of its owner is unreadable.`)
  }
}

function read(words: readonly string[]) {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { booking: text, phone: text, email: text, yes: { type: 'boolean' } },
  })
  return { command: positionals[0] ?? '', named: namedBy(values), isSure: values.yes === true }
}

function namedBy({
  booking,
  phone,
  email,
}: {
  booking?: string | undefined
  phone?: string | undefined
  email?: string | undefined
}): OwnerIdentifier | null {
  if (booking !== undefined) return /^\d{1,15}$/.test(booking) ? { booking: Number(booking) } : null
  if (phone) return { phone }
  return email ? { email } : null
}
