import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Digests of modules by noun and file: `domain/fee/rules` for rules of either package, `api/booking` for schemas. */
export type Digests = Readonly<Record<string, string>>

/** Written when sources are compiled for outside teams, who do not get the sources. */
export const PACKED_DIGESTS = 'digests.json'

const SOURCE = /[\\/](domain(?:-bundled)?[\\/]src|api-client[\\/]src[\\/]contract)[\\/](.+)\.[jt]s$/
const LENGTH = 12

/** Module name of a file; null unless it has rules or schemas. */
export function moduleOf(file: string): string | null {
  const [, folder = '', rest = ''] = SOURCE.exec(file) ?? []
  if (rest === '' || /(^|[\\/])index$|\.(spec|fixture|d)$/.test(rest)) return null
  return `${folder.startsWith('domain') ? 'domain' : 'api'}/${rest.replaceAll('\\', '/')}`
}

/** Folders with digests: rules of the domain and schemas of the API. */
const folders = () => {
  const { resolve } = createRequire(import.meta.url)
  return [
    path.dirname(resolve('@portal/domain')),
    path.join(path.dirname(resolve('@portal/domain-bundled/merge')), '..'),
    path.join(import.meta.dirname, '../contract'),
  ]
}

/** Digests of all rules and schemas in this repository. */
export const sourceDigests = (): Digests => Object.assign({}, ...folders().map(digestsIn))

/** Digests of the modules below a folder. */
export function digestsIn(folder: string): Digests {
  const packed = path.join(folder, PACKED_DIGESTS)
  if (existsSync(packed)) return JSON.parse(readFileSync(packed, 'utf8'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))
  const modules = files.flatMap((file) => {
    const module = moduleOf(file)
    return module ? [[module, digestOf(readFileSync(file, 'utf8'))] as const] : []
  })
  return Object.fromEntries(modules.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Digest of a source without its comment lines, so that comments can change freely. */
export function digestOf(source: string): string {
  return createHash('sha256').update(codeOf(source)).digest('hex').slice(0, LENGTH)
}

function codeOf(source: string): string {
  let isWithin = false
  const lines = source.split(/\r?\n/).filter((line) => {
    const text = line.trim()
    const isComment = isWithin || /^\/[/*]/.test(text)
    if (isWithin || text.startsWith('/*')) isWithin = !text.endsWith('*/')
    return text !== '' && !isComment
  })
  return lines.join('\n')
}
