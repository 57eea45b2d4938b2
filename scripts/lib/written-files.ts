import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './paths.mjs'

const MADE = new Set(['node_modules', 'dist', '.data', '.cache', '.git', '.mf', 'test-results', 'playwright-report'])
const TEXT =
  /\.(ts|tsx|mjs|cjs|js|json|css|html|md|yaml|yml|svg|sql)$|(^|\/)\.(npmrc|gitignore|gitmessage)$|^\.ci\/run$/

function filesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : filesOf(file)
    return [file]
  })
}

/** Text of a file; paths are relative to the project. */
export const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** All source files, sorted, without installed and built ones. */
export const writtenFiles = () => filesOf('.').toSorted()

/** Whether a file is handwritten text. */
export const isText = (file: string) => TEXT.test(file) && file !== 'pnpm-lock.yaml'

/** Whether a file is a spec or a journey. */
export const isSpec = (file: string) => /\.(spec|e2e)\.tsx?$/.test(file)

function parents(file: string): string[] {
  const folder = path.dirname(file)
  return folder === '.' ? [] : [folder, ...parents(folder)]
}
let places: ReadonlySet<string> | undefined

/** Whether a file or folder has that path. `<noun>`, `*` and the x of `mf-x` match any name. */
export function isThere(name: string): boolean {
  places ??= new Set(writtenFiles().flatMap((file) => [file, ...parents(file)]))
  const plain = path
    .normalize(name)
    .replace(/\/$/, '')
    .replace(/^mf-x\b/, 'mf-*')
  const escaped = plain.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  const pattern = new RegExp(`^${escaped.replaceAll(/<[^>]+>|\*/g, '[^/]+')}$`)
  return places.has(plain) || [...places].some((place) => pattern.test(place))
}

/** Code blocks of a language in a document, without the indent of a surrounding list. */
export function codeBlocks(file: string, language: string): string[] {
  const blocks = read(file).matchAll(new RegExp(`^( *)\`\`\`${language}\n([^]*?)^ *\`\`\``, 'gm'))
  return [...blocks].map(([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
}
