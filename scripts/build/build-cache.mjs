import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'

/** Cached builds of each package, enough for a few branches. */
const MAX_BUILDS = 4

/**
 * Builds by the hash of their inputs, so that an earlier branch, or a CI that caches the folder, builds nothing again.
 */
export class BuildCache {
  #folder

  constructor(folder = inRoot('.data/builds')) {
    this.#folder = folder
  }

  /** Copies the cached build to `dist`; false when there is none. */
  async restore(name, hash, dist) {
    const kept = path.join(this.#folder, name, hash)
    if (!existsSync(kept)) return false
    await copyAtomically(kept, dist)
    const now = new Date()
    await utimes(kept, now, now)
    return true
  }

  /** Caches a build and deletes the package's oldest ones. */
  async keep(name, hash, dist) {
    const folder = path.join(this.#folder, name)
    await mkdir(folder, { recursive: true })
    await copyAtomically(dist, path.join(folder, hash))
    const all = await Promise.all((await readdir(folder)).map((each) => withAge(path.join(folder, each))))
    const old = all.toSorted((a, b) => b.used - a.used).slice(MAX_BUILDS)
    await Promise.all(old.map(({ file }) => rm(file, { recursive: true })))
  }
}

const withAge = async (file) => ({ file, used: (await stat(file)).mtimeMs })

/** Copies atomically, so that a killed process leaves no partial copy. */
async function copyAtomically(from, to) {
  const half = `${to}.${process.pid}.tmp`
  await cp(from, half, { recursive: true })
  await rm(to, { recursive: true, force: true })
  await rename(half, to)
}
