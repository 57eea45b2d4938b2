import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseJson } from '../http/request-body'
import { writeAtomically } from '../store/state-file'

export interface LogEntry<T> {
  id: number
  receivedAt: string
  value: T
}

/** A log deletes its oldest entry beyond this number. */
export const MOST_KEPT = 500
const fileName = (id: number) => `${String(id).padStart(10, '0')}.json`

/** The latest entries, newest first, each in its own file. */
export class RecentLog<T> {
  readonly #folder: string
  #entries: LogEntry<T>[] = []
  #lastId = 0

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async open<T>(folder: string, schema: v.GenericSchema<unknown, T>): Promise<RecentLog<T>> {
    const log = new RecentLog<T>(folder)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const entrySchema = v.object({ id: v.number(), receivedAt: v.string(), value: schema })
    const names = (await readdir(folder)).filter((name) => /^\d{10}\.json$/.test(name)).sort()
    for (const name of names) {
      const stored = v.safeParse(entrySchema, parseJson(await readFile(join(folder, name), 'utf8')))
      if (stored.success) log.#entries.unshift(stored.output)
    }
    log.#lastId = log.#entries[0]?.id ?? 0
    return log
  }

  async add(value: T): Promise<LogEntry<T>> {
    this.#lastId += 1
    const entry = { id: this.#lastId, receivedAt: new Date().toISOString(), value }
    await writeAtomically(join(this.#folder, fileName(entry.id)), JSON.stringify(entry))
    this.#entries.push(entry)
    this.#entries.sort((a, b) => b.id - a.id)
    await this.#remove(this.#entries.splice(MOST_KEPT))
    return entry
  }

  list(): readonly LogEntry<T>[] {
    return this.#entries
  }

  find(id: number): LogEntry<T> | undefined {
    return this.#entries.find((entry) => entry.id === id)
  }

  async clear(): Promise<void> {
    await this.#remove(this.#entries.splice(0))
  }

  async #remove(entries: LogEntry<T>[]): Promise<void> {
    await Promise.all(entries.map((entry) => rm(join(this.#folder, fileName(entry.id)), { force: true })))
  }
}
