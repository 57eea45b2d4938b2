import type { PGlite } from '@electric-sql/pglite'
import { LEAST_DISK_BYTES, log } from '@portal/server'

const LOOK_EVERY_MS = 1000

/**
 * Makes the embedded database read-only before the disk is full. Without space for its log it would not fail but loop
 * forever, and block the process.
 */
export class DiskRoom {
  #isLow = false
  #lookedAt = 0

  constructor(private readonly left: () => Promise<number>) {}

  /** Call before each use of the database. Checks the disk once a second. */
  async look(client: Pick<PGlite, 'exec'>): Promise<void> {
    if (performance.now() - this.#lookedAt < LOOK_EVERY_MS) return
    this.#lookedAt = performance.now()
    const isLow = (await this.left()) < LEAST_DISK_BYTES
    if (isLow === this.#isLow) return
    this.#isLow = isLow
    await client.exec(`set default_transaction_read_only = ${isLow ? 'on' : 'off'}`)
    log.warn(`embedded database: ${isLow ? 'the disk is nearly full, it can only be read' : 'written again'}`)
  }

  /** A reopened database needs the setting again. */
  forget(): void {
    this.#isLow = false
    this.#lookedAt = 0
  }
}
