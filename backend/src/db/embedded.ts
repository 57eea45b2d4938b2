import { setTimeout as delay } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { log } from '@portal/server'
import { databaseAway } from '../errors/failure'
import { DiskRoom } from './disk-room'

const REOPEN_PAUSE_MS = 1000

/**
 * An embedded database that is reopened when it is broken. A disk that fills up during a commit leaves it so: every
 * later statement fails. Acknowledged data is in its files.
 */
export async function openEmbedded(open: () => Promise<PGlite>, bytesLeft: () => Promise<number>): Promise<PGlite> {
  const room = new DiskRoom(bytesLeft)
  let current = await open()
  let isBroken = false
  let reopening: Promise<void> | null = null

  async function reopen(): Promise<void> {
    await current.close().catch(() => {})
    try {
      current = await open()
      room.forget()
      isBroken = false
    } catch (error) {
      log.error('embedded database: not opened again', error)
      // Avoids reopening at every request while the disk is full.
      await delay(REOPEN_PAUSE_MS)
    }
  }

  async function guarded(name: PropertyKey, args: unknown[]): Promise<unknown> {
    if (isBroken) await (reopening ??= reopen().finally(() => (reopening = null)))
    if (isBroken) throw databaseAway()
    try {
      await room.look(current)
      return await callOf(current, name)(...args)
    } catch (error) {
      if (!isBeyondRepair(error)) throw error
      isBroken = true
      throw databaseAway()
    }
  }

  return new Proxy(current, {
    get: (_first, name) => {
      if (GUARDED.has(name)) return (...args: unknown[]) => guarded(name, args)
      const value: unknown = Reflect.get(current, name)
      return typeof value === 'function' ? value.bind(current) : value
    },
  })
}

const GUARDED: ReadonlySet<PropertyKey> = new Set(['query', 'exec', 'transaction'])

function callOf(client: PGlite, name: PropertyKey): (...args: unknown[]) => unknown {
  const method: unknown = Reflect.get(client, name)
  if (typeof method !== 'function') throw new Error(`The embedded database has no ${String(name)}.`)
  return (...args) => Reflect.apply(method, client, args)
}

/** Whether a statement is still open after its error, or the WebAssembly instance stopped. */
function isBeyondRepair(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (/cannot drop active portal|PGlite is closed/.test(each.message) || each instanceof WebAssembly.RuntimeError)
      return true
  }
  return false
}
