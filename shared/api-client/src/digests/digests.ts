import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Digests of modules by package, noun and file: of rules `domain/fee/rules`, of schemas `api/booking`. */
export type Digests = Readonly<Record<string, string>>

/** Written where sources are compiled for teams outside, who have nothing to reckon them from. */
export const PACKED_DIGESTS = 'digests.json'

const SOURCE = /[\\/](domain[\\/]src|api-client[\\/]src[\\/]contract)[\\/](.+)\.[jt]s$/
const LENGTH = 12

/** The module of a file; null for what is neither a rule nor a schema, and for lists of exports. */
export function moduleOf(file: string): string | null {
  const [, folder = '', rest = ''] = SOURCE.exec(file) ?? []
  if (rest === '' || /(^|[\\/])index$|\.(spec|fixture|d)$/.test(rest)) return null
  return `${folder.startsWith('domain') ? 'domain' : 'api'}/${rest.replaceAll('\\', '/')}`
}

/** Folders whose modules are told: the nouns' rules, and the schemas of the API. */
const folders = () => [
  path.dirname(createRequire(import.meta.url).resolve('@portal/domain')),
  path.join(import.meta.dirname, '../contract'),
]

/** The digests of all rules and schemas here. */
export const sourceDigests = (): Digests => Object.assign({}, ...folders().map(digestsIn))

/** Those of the modules below a folder. */
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

/** Of a source without the lines that are comments alone: what explains a rule makes no other of it. */
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
