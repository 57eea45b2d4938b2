import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes the whole file or nothing: a crash leaves the old content or the new, never half. */
export async function writeWhole(path: string, content: string | Uint8Array, suffix = '.tmp'): Promise<void> {
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
    // On a full disk it would hold the last room.
    await rm(temporary, { force: true })
    throw error
  }
}

/** One JSON document on disk. Saves that arrive during a write share the next one. */
export class StateFile {
  readonly #path: string
  #running: Promise<void> = Promise.resolve()
  #queued: Promise<void> | undefined

  constructor(path: string) {
    this.#path = path
  }

  /** The stored document, or undefined when there is none. Unreadable content is set aside, not deleted. */
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

  /** Keeps a document that can't be used under another name. */
  async setAside(): Promise<void> {
    await rename(this.#path, `${this.#path}.unreadable-${Date.now()}`)
    console.warn(`local-cloud: ${this.#path} was unreadable and has been set aside`)
  }

  /** Resolves once a document at least as new as this call is on disk. */
  save(snapshot: () => unknown): Promise<void> {
    this.#queued ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#queued = undefined
        this.#running = writeWhole(this.#path, JSON.stringify(snapshot()))
        return this.#running
      })
    return this.#queued
  }

  /** Resolves when nothing is being written. */
  async settled(): Promise<void> {
    await (this.#queued ?? this.#running).catch(() => undefined)
  }
}
