import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** `screen.0a1b2c3d.js`: what a browser may keep for good has its content's hash in its name. */
const HASHED = /\.([0-9a-f]{8})\./
const isText = (file: string) => /\.(js|css|json|html|txt)$/.test(file)
const sha384 = (content: Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * Copies a finished build as another version of it: every file has another name, in all files that name it, and the
 * manifest the hashes of the bytes as they are then. What a build takes a minute for is made at once.
 *
 * @param changed gives a script's code as this version has it
 */
export function copyAsNextVersion(
  dist: string,
  to: string,
  version: string,
  changed: (file: string, code: string) => string = (_, code) => code,
): void {
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const files = all.filter((file) => HASHED.test(file) && !/\.(map|br|gz)$/.test(file))
  const manifest = all.find((file) => /^(shell|remote)-manifest\.json$/.test(file)) ?? ''
  const renamed = (text: string) =>
    files.reduce((done, file) => {
      const hash = HASHED.exec(file)?.[1] ?? ''
      return done.replaceAll(hash, nextHash(hash, version))
    }, text)
  let entry = renamed(readFileSync(path.join(dist, manifest), 'utf8'))
  for (const file of files) {
    const before = readFileSync(path.join(dist, file))
    const after = isText(file) ? Buffer.from(changed(file, renamed(before.toString()))) : before
    mkdirSync(path.join(to, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(to, renamed(file)), after)
    entry = entry.replaceAll(sha384(before), sha384(after))
  }
  writeFileSync(path.join(to, manifest), entry)
}

const nextHash = (hash: string, version: string) =>
  createHash('sha256').update(`${hash} ${version}`).digest('hex').slice(0, 8)
