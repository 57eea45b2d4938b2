import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file atomically: after a crash it has the old content or the new. */
export async function writeAtomically(path: string, content: string | Uint8Array, suffix = '.tmp'): Promise<void> {
  const temporary = path + suffix
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    const file = await open(temporary, 'w', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    // A left file would use the last space of a full disk.
    await rm(temporary, { force: true })
    throw error
  }
}

/** A JSON file. Saves requested during a write share the next write. */
export class StateFile {
  readonly #path: string
  #running: Promise<void> = Promise.resolve()
  #queued: Promise<void> | undefined

  constructor(path: string) {
    this.#path = path
  }

  /** Undefined when there is no file. An unreadable file is renamed, not deleted. */
  async read(): Promise<unknown> {
    const text = await readFile(this.#path, 'utf8').catch(() => undefined)
    if (text === undefined) return undefined
    try {
      return JSON.parse(text)
    } catch {
      await this.setAside()
      return undefined
    }
  }

  /** Renames the unreadable file. */
  async setAside(): Promise<void> {
    await rename(this.#path, `${this.#path}.unreadable-${Date.now()}`)
    console.warn(`local-cloud: ${this.#path} was unreadable and has been renamed`)
  }

  /** Resolves once a snapshot taken after this call is on disk. */
  save(snapshot: () => unknown): Promise<void> {
    this.#queued ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#queued = undefined
        this.#running = writeAtomically(this.#path, JSON.stringify(snapshot()))
        return this.#running
      })
    return this.#queued
  }

  /** Resolves when no write is pending. */
  async settled(): Promise<void> {
    await (this.#queued ?? this.#running).catch(() => undefined)
  }
}
