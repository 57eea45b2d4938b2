import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'

/** Of each package: the branches that one goes back and forth between. */
const KEPT = 4

/**
 * Builds by the hash of what they are made from: what was built once is not built again, on a branch one comes back
 * to or in a CI that keeps the folder.
 */
export class BuildCache {
  #folder

  constructor(folder = inRoot('.data/builds')) {
    this.#folder = folder
  }

  /** Puts the build of this hash where the package's build belongs; false when there is none. */
  async restore(name, hash, dist) {
    const kept = path.join(this.#folder, name, hash)
    if (!existsSync(kept)) return false
    await copyWhole(kept, dist)
    const now = new Date()
    await utimes(kept, now, now)
    return true
  }

  /** Keeps what was just built, and of this package the last few. */
  async keep(name, hash, dist) {
    const folder = path.join(this.#folder, name)
    await mkdir(folder, { recursive: true })
    await copyWhole(dist, path.join(folder, hash))
    const all = await Promise.all((await readdir(folder)).map((each) => withAge(path.join(folder, each))))
    const old = all.toSorted((a, b) => b.used - a.used).slice(KEPT)
    await Promise.all(old.map(({ file }) => rm(file, { recursive: true })))
  }
}

const withAge = async (file) => ({ file, used: (await stat(file)).mtimeMs })

/** A copy that is there is whole, whatever ends this process. */
async function copyWhole(from, to) {
  const half = `${to}.${process.pid}.tmp`
  await cp(from, half, { recursive: true })
  await rm(to, { recursive: true, force: true })
  await rename(half, to)
}
