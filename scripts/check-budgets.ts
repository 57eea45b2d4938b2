// Compares the compressed scripts of each page's cold load with scripts/budgets.json, and the part that federation costs.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { SEAM_CHUNK } from '../shared/federation/src/loader/shell-base'
import type { Registry } from '../shared/federation/src/registry/schema'
import budgets from './budgets.json' with { type: 'json' }
import { builtRegistry } from './build/built-registry'
import { pageFiles, type PageBudget, type ShellBuild } from './build/page-files'
import { federationShare } from './build/federation-bytes'
import { listText } from './contract/seam-lists'
import { inRoot } from './lib/paths.mjs'

const COMMON_DOMAIN = 'shell/src/seam/common/domain.ts'

/** Staff start on this remote's pages, which load only the common part of the domain. */
const FIRST_REMOTE = 'mf-bookings'

/** The common part of the domain: exactly the names that the build of the first remote uses. */
function commonDomainText({ remotes }: Pick<Registry, 'remotes'>): string {
  const names = remotes[FIRST_REMOTE]?.uses?.shared['@portal/domain'] ?? []
  const comment = `Written by \`npx tsx scripts/check-budgets.ts --write\`: the names that the build of ${FIRST_REMOTE} uses.`
  return listText('@portal/domain', names, comment)
}

const json = (file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8'))
const manifest = json('shell/dist/shell-manifest.json')
const own = {
  earlyRender: manifest.earlyRender.file,
  domain: manifest.domain.file,
  commonDomain: manifest.commonDomain.file,
  commonNames: manifest.commonNames,
  federation: manifest.federation.file,
}
const shell: ShellBuild = { entries: manifest.entries, ...own, chunks: json('shell/dist/.chunks.json') }
const registry = builtRegistry()

const isScript = (file: string) => file.endsWith('.js')
const brotliSize = (...parts: string[]) => statSync(`${inRoot(...parts)}.br`).size

function measure(budget: PageBudget) {
  const { shell: own, remotes } = pageFiles(budget, shell, registry)
  const sizes = [
    ...own.filter(isScript).map((file) => brotliSize('shell/dist', file)),
    ...remotes.filter(({ file }) => isScript(file)).map(({ name, file }) => brotliSize(name, 'dist', file)),
  ]
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
  const files = own.length + remotes.length
  return { ...budget, kilobytes, files, fits: kilobytes <= budget.maxKilobytes && files <= budget.maxFiles }
}

const measured = budgets.map(measure)
console.log('page                          JS KB  budget   files  budget')
for (const { page, kilobytes, maxKilobytes, files, maxFiles, fits } of measured) {
  const numbers = [kilobytes.toFixed(1), maxKilobytes, files, maxFiles].map((number) => String(number).padStart(7))
  console.log(`${page.padEnd(27)} ${numbers.join(' ')}  ${fits ? '' : 'TOO LARGE'}`)
}
/** Limit in KB for federation code on a staff page: the library's runtime, loader, shared modules and the remote's entry. */
const FEDERATION_MAX = 25.8
const federation = federationKilobytes()
console.log(`the federation's own ${federation.toFixed(1).padStart(12)} ${String(FEDERATION_MAX).padStart(7)}`)

function federationKilobytes(): number {
  const entries = Object.values<{ name: string; entry: string }>(registry.remotes)
  const largest = Math.max(...entries.map(({ name, entry }) => brotliSize(name, 'dist', entry)))
  const seam = (shell.chunks[SEAM_CHUNK] ?? []).filter(isScript)
  const scripts = [...new Set([...(shell.entries.main?.js ?? []), ...seam]), shell.federation]
  const loader = scripts.map((file) => {
    const text = (name: string) => readFileSync(inRoot('shell/dist', name), 'utf8')
    return brotliSize('shell/dist', file) * federationShare(text(file), text(`${file}.map`))
  })
  return (largest + loader.reduce((sum, size) => sum + size, 0)) / 1024
}

const classesIn = (sheet: string) => new Set(sheet.match(/\.[A-Za-z][\w-]*(?=[^{}]*\{)/g))

/** Classes of the first style sheet that later ones repeat, which changes the order of their rules [OPEN-318]. */
function repeatedStyles(first: string, later: readonly string[]): readonly string[] {
  const there = classesIn(first)
  return [...new Set(later.flatMap((sheet) => [...classesIn(sheet)]))].filter((name) => there.has(name))
}

const sheet = (file: string) => readFileSync(inRoot('shell/dist', file), 'utf8')
const shared = (shell.chunks[SEAM_CHUNK] ?? []).filter((file) => file.endsWith('.css'))
const first = [...new Set([...(shell.entries.main?.css ?? []), ...shared])]
const later = readdirSync(inRoot('shell/dist')).filter((file) => file.endsWith('.css') && !first.includes(file))
const repeated = repeatedStyles(first.map(sheet).join(''), later.map(sheet))
if (repeated.length > 0) console.log(`Classes of the first style sheet that are repeated: ${repeated.join(', ')}`)

const common = commonDomainText(registry)
const isCommon = readFileSync(inRoot(COMMON_DOMAIN), 'utf8') === common
if (!isCommon && process.argv.includes('--write')) {
  writeFileSync(inRoot(COMMON_DOMAIN), common)
  console.log(`${COMMON_DOMAIN} is written. Build the shell again.`)
} else if (!isCommon) {
  console.log(`${COMMON_DOMAIN} differs from what is built. Run: npx tsx scripts/check-budgets.ts --write`)
}

const isLight = measured.every(({ fits }) => fits) && federation <= FEDERATION_MAX
process.exitCode = isLight && isCommon && first.length > 0 && repeated.length === 0 ? 0 : 1
