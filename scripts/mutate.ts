// `npm run prove mutate [-- --seed 1 --count 100 --only PATHS --table FILE --replay FILE]` plants random faults and lists
// those that no spec finds. `--replay` plants the faults of an earlier table, and fails when the specs miss one that they
// found then. A fault that hangs ends the run with exit code 2. Start it again to continue the table.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { createVitest } from 'vitest/node'
import { inRoot } from './lib/paths.mjs'
import { read, writtenFiles } from './lib/written-files'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { seed: text, count: text, only: text, table: text, replay: text } })
const { seed = '1', count = '100', only, replay, table = inRoot('.cache/mutate.jsonl') } = values

/** Parts with the same number of faults. */
const PARTS = ['^shared.domain', '^backend', '^mf-wizards', '^(shell|shared.federation)', '^delivery']
const parts = only || replay ? [only ?? '.'] : PARTS
const NO_PRODUCT = /^((?!\/src\/).)*$|\.(spec|data|fixture|d)\.tsx?$|\/(testing|migrations|create)\//
/** First index of each batch of the specs nearest to a fault. Batches run one by one until a spec fails. */
const BATCHES = [0, 1, 4, 16, 40]
/** A fault can cause an endless loop. */
const LONGEST_RUN_MS = 15 * 60_000
const PAIRS = '< <=,> >=,=== !==,&& ||,+ -,+= -=,* /,Math.min Math.max,some every,true false'.split(',')

type Edit = readonly [operator: string, place: ts.Node, becomes: string]
const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
const negate = (place: ts.Node): Edit => ['negate', place, `!(${place.getText()})`]
function swap(place: ts.Node): Edit[] {
  if (ts.isBinaryExpression(place.parent) && [place.parent.left, place.parent.right].some(isText)) return []
  const pair = PAIRS.map((words) => words.split(' ')).find((words) => words.includes(place.getText())) ?? []
  return pair.filter((word) => word !== place.getText()).map((word) => [`to ${word}`, place, word])
}

function editsOf(node: ts.Node): Edit[] {
  if (ts.isConditionalExpression(node)) return [negate(node.condition)]
  if (ts.isIfStatement(node)) return [negate(node.expression)]
  if (ts.isReturnStatement(node) || ts.isThrowStatement(node)) {
    const above = ts.isBlock(node.parent) ? node.parent.parent : node.parent
    return ts.isIfStatement(above) && !above.elseStatement ? [['drop exit', node, '{}']] : []
  }
  if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent))
    return [1, -1].map((by) => [`add ${by}`, node, `(${Number(node.text) + by})`])
  if (!ts.isExpressionStatement(node)) return swap(node)
  const called = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression
  return ts.isCallExpression(called) ? [['drop call', node, '{}']] : []
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
type Fault = ReturnType<typeof faultsOf>[number]
/** All possible faults of a file. Their ids stay the same in later versions of the file. */
function faultsOf(file: string) {
  const from = read(file)
  const source = ts.createSourceFile(file, from, ts.ScriptTarget.Latest, true)
  const edits: Edit[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    edits.push(...editsOf(node))
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  const ids: string[] = []
  return edits.map(([operator, place, becomes]) => {
    const line = source.getLineAndCharacterOfPosition(place.getStart()).line + 1
    const was = from.split('\n')[line - 1]?.trim() ?? ''
    const alike = `${file}#${hash(was)}#${operator}`
    const id = `${alike}#${ids.push(alike) && ids.filter((one) => one === alike).length}`
    const to = from.slice(0, place.getStart()) + becomes + from.slice(place.end)
    return { row: { id, file, line, was, becomes }, edited: { file, from, to } }
  })
}

const files = writtenFiles().filter((file) => /\.tsx?$/.test(file))
const EXPORT = /^export (?:async )?(?:const|function|class) (\w+)/gm
const exported = new Map(files.map((file) => [file, [...read(file).matchAll(EXPORT)].map(([, name = '']) => name)]))
/** Files by the exported names that they use. */
const users = new Map([...exported.values()].flat().map((name): [string, string[]] => [name, []]))
for (const file of files) for (const word of new Set(read(file).match(/\w+/g))) users.get(word)?.push(file)

/** All specs, the nearest first: by import distance, then by common words of the paths. */
function specsNear(file: string): string[] {
  const steps = new Map([[file, 0]])
  for (const [one, count] of steps)
    for (const name of exported.get(one) ?? [])
      for (const user of users.get(name) ?? []) steps.set(user, steps.get(user) ?? count + 1)
  const words = [...new Set(file.match(/\w+/g))]
  const rank = (spec: string) => (steps.get(spec) ?? 100) - words.filter((word) => spec.includes(word)).length / 2
  return files.filter((one) => one.includes('.spec.')).toSorted((a, b) => rank(a) - rank(b))
}

process.env.PLANTED_FAULT = '{}'
// One instance for all faults, because it caches files.
const vitest = await createVitest('test', { watch: false, retry: 0, reporters: [{}] })
const units = await vitest.globTestSpecifications()

/** The first failing spec, or `hangs` or `crashes`; null when all pass. */
async function failing(specs: readonly string[], edited: Fault['edited']): Promise<string | null> {
  process.env.PLANTED_FAULT = JSON.stringify(edited)
  vitest.invalidateFile(inRoot(edited.file))
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_RUN_MS, null).unref())
  const wanted = units.filter(({ moduleId }) => specs.some((spec) => inRoot(spec) === moduleId))
  const run = await Promise.race([vitest.runTestSpecifications(wanted), late])
  vitest.invalidateFile(inRoot(edited.file))
  if (run === null) return 'hangs'
  // `testModules` includes specs of earlier runs.
  const failed = new Set(run.testModules.filter((one) => !one.ok()).map(({ moduleId }) => moduleId))
  return specs.find((spec) => failed.has(inRoot(spec))) ?? (run.unhandledErrors.length > 0 ? 'crashes' : null)
}

/** The spec that finds a fault, also when it runs alone; null when none does. */
async function foundBy(edited: Fault['edited']): Promise<string | null> {
  const near = specsNear(edited.file)
  for (const [at, from] of BATCHES.slice(0, -1).entries()) {
    const found = await failing(near.slice(from, BATCHES[at + 1]), edited)
    if (found !== null && (!near.includes(found) || (await failing([found], edited)) !== null)) return found
  }
  return null
}

/** Specs of a table by fault id. */
function foundIn(file = ''): ReadonlyMap<string, string | null> {
  const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return new Map(rows.map((row) => JSON.parse(row)).map(({ id, by }) => [id, by]))
}
const byChance = (a: Fault, b: Fault) => (hash(seed + a.row.id) < hash(seed + b.row.id) ? -1 : 1)
const before = foundIn(replay)
const faults = parts
  .flatMap((part) => {
    const all = files.filter((file) => new RegExp(part).test(file) && !NO_PRODUCT.test(file)).flatMap(faultsOf)
    if (replay) return all.filter(({ row }) => before.has(row.id))
    return all.toSorted(byChance).slice(0, Number(count) / parts.length)
  })
  .toSorted(byChance)
const lineOf = ({ row: { file, line, was, becomes } }: Fault) => `${file}:${line} ${was} → ${becomes}`

const known = foundIn(table)
for (const one of faults.filter(({ row }) => !known.has(row.id))) {
  const by = await foundBy(one.edited)
  appendFileSync(table, `${JSON.stringify({ ...one.row, by })}\n`)
  console.log(`${by ? '✓' : '✗'} ${lineOf(one)} ${by ?? ''}`)
  if (by !== 'hangs') continue
  execFileSync('pkill', ['-KILL', '-P', String(process.pid)])
  process.exit(2)
}
const now = foundIn(table)
const away = faults.filter(({ row: { id } }) => !now.get(id) && (!replay || before.get(id)))
const summary = `${away.length} of ${faults.length} ${replay ? 'were found before and get away now' : 'get away'}`
console.log([summary, ...away.map(lineOf)].join('\n  '))
process.exit(replay && away.length > 0 ? 1 : 0)
