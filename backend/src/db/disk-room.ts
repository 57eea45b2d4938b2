import type { PGlite } from '@electric-sql/pglite'
import { LEAST_DISK_BYTES, log } from '@portal/server'

const LOOK_EVERY_MS = 1000

/**
 * Keeps the embedded database from writing before the disk is full: without room for its log it does not fail but
 * runs in circles, and the process with it. Until there is room again it can be read.
 */
export class DiskRoom {
  #isLow = false
  #lookedAt = 0

  constructor(private readonly left: () => Promise<number>) {}

  /** Before each use of the database; looks at the disk once a second. */
  async look(client: Pick<PGlite, 'exec'>): Promise<void> {
    if (performance.now() - this.#lookedAt < LOOK_EVERY_MS) return
    this.#lookedAt = performance.now()
    const isLow = (await this.left()) < LEAST_DISK_BYTES
    if (isLow === this.#isLow) return
    this.#isLow = isLow
    await client.exec(`set default_transaction_read_only = ${isLow ? 'on' : 'off'}`)
    log.warn(`embedded database: ${isLow ? 'the disk is nearly full, it can only be read' : 'written again'}`)
  }

  /** A database that is opened anew knows nothing of it. */
  forget(): void {
    this.#isLow = false
    this.#lookedAt = 0
  }
}
