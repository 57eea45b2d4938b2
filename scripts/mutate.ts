// `npm run prove mutate [-- --seed 1 --count 100 --table FILE --replay FILE]`: plants faults at random in the product
// and tells which no spec finds. `--replay` plants those of an earlier table again, and fails for each that was found
// then and gets away now. A table that is there already is continued.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { createVitest } from 'vitest/node'
import { inRoot } from './lib/paths.mjs'
import { isSpec, read, writtenFiles } from './lib/written-files'

/** As many faults are planted in each. */
const PARTS = [/^shared.domain/, /^backend/, /^mf-wizards/, /^(shell|shared.federation)/, /^delivery/]
const NO_PRODUCT = /^((?!\/src\/).)*$|\.(spec|data|fixture|d)\.tsx?$|\/(testing|migrations|create)\//
/** So many of the specs nearest to a fault are run, until one fails. */
const BATCHES = [0, 1, 4, 16, 40]
/** A fault can make a loop endless. */
const LONGEST_RUN_MS = 15 * 60_000
const PAIRS = '< <=,> >=,=== !==,&& ||,+ -,+= -=,* /,Math.min Math.max,some every,true false'.split(',')

type Edit = readonly [operator: string, place: ts.Node, becomes: string]
const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
const negate = (place: ts.Node): Edit => ['negate', place, `!(${place.getText()})`]
function swap(place: ts.Node): Edit[] {
  const [one, other] = PAIRS.find((pair) => pair.split(' ').includes(place.getText()))?.split(' ') ?? []
  const to = place.getText() === one ? other : one
  return to === undefined ? [] : [[`to ${to}`, place, to]]
}

/** The faults that a node can have. */
function editsOf(node: ts.Node): Edit[] {
  if (ts.isBinaryExpression(node)) return isText(node.left) || isText(node.right) ? [] : swap(node.operatorToken)
  if (ts.isConditionalExpression(node)) return [negate(node.condition)]
  if (ts.isIfStatement(node)) return [negate(node.expression)]
  if (ts.isReturnStatement(node) || ts.isThrowStatement(node)) {
    const above = ts.isBlock(node.parent) ? node.parent.parent : node.parent
    return ts.isIfStatement(above) && !above.elseStatement ? [['drop exit', node, '{}']] : []
  }
  if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent))
    return [1, -1].map((by) => [`add ${by}`, node, `(${Number(node.text) + by})`])
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return [...swap(node.expression), ...swap(node.expression.name)]
  if (/^(true|false)$/.test(node.getText())) return swap(node)
  const called = ts.isExpressionStatement(node) ? node.expression : null
  const isCall = called && ts.isCallExpression(ts.isAwaitExpression(called) ? called.expression : called)
  return isCall ? [['drop call', node, '{}']] : []
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

type Planting = ReturnType<typeof faultsOf>[number]
/** Every fault that a file can have; its id is the same in later versions of the file. */
function faultsOf(file: string) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  const edits: Edit[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    edits.push(...editsOf(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  const ids: string[] = []
  return edits.map(([operator, place, becomes]) => {
    const at = place.getStart()
    const line = source.getLineAndCharacterOfPosition(at).line + 1
    const was = source.text.split('\n')[line - 1]?.trim() ?? ''
    const alike = `${file}#${hash(was)}#${operator}`
    const id = `${alike}#${ids.push(alike) && ids.filter((one) => one === alike).length}`
    const text = () => source.text.slice(0, at) + becomes + source.text.slice(place.end)
    return { fault: { id, file, line, was, becomes }, text }
  })
}

const files = writtenFiles().filter((file) => /\.tsx?$/.test(file))
const EXPORT = /^export (?:async )?(?:const|function|class) (\w+)/gm
const exported = new Map(files.map((file) => [file, [...read(file).matchAll(EXPORT)].map(([, name = '']) => name)]))
/** Files by the words in them. */
const users = new Map<string, string[]>()
for (const file of files)
  for (const word of new Set(read(file).match(/\w+/g))) {
    const those = users.get(word)
    if (those) those.push(file)
    else users.set(word, [file])
  }

/** Specs that can meet a file, the nearest first: beside it, in its folder or of its name, then by steps from exported name to user. */
function specsNear(file: string): string[] {
  const steps = new Map([[file, 0]])
  for (const [one, so] of steps) {
    const names = isSpec(one) ? [] : (exported.get(one) ?? [])
    for (const other of names.flatMap((name) => users.get(name) ?? [])) steps.set(other, steps.get(other) ?? so + 1)
  }
  const inName = [...new Set(file.match(/\w+/g))]
  const name = `${path.basename(file, path.extname(file))}.`
  const rank = (spec: string) => {
    if (spec.startsWith(file.replace(/\.tsx?$/, '.spec'))) return 0
    if (path.dirname(spec) === path.dirname(file) || path.basename(spec).startsWith(name)) return 1
    return 1 + (steps.get(spec) ?? 100) - inName.filter((word) => spec.includes(word)).length / 100
  }
  return files.filter((one) => one.includes('.spec.')).toSorted((a, b) => rank(a) - rank(b))
}

process.env.PLANTED_FAULT = '{}'
// One for all faults: it keeps what it has read.
const vitest = await createVitest('test', { watch: false, retry: 0, reporters: [{}] })
const units = await vitest.globTestSpecifications()

/** The first of these specs that fails with a fault, or what befell the run; null where all pass. */
async function failing(specs: readonly string[], fault: { readonly file: string }): Promise<string | null> {
  process.env.PLANTED_FAULT = JSON.stringify(fault)
  vitest.invalidateFile(inRoot(fault.file))
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_RUN_MS, null).unref())
  const asked = units.filter(({ moduleId }) => specs.some((spec) => inRoot(spec) === moduleId))
  const ran = await Promise.race([vitest.runTestSpecifications(asked), late])
  vitest.invalidateFile(inRoot(fault.file))
  if (ran === null) return 'hangs'
  // Specs of earlier runs are among its modules.
  const failed = new Set(ran.testModules.filter((one) => !one.ok()).map(({ moduleId }) => moduleId))
  return specs.find((spec) => failed.has(inRoot(spec))) ?? (ran.unhandledErrors.length > 0 ? 'crashes' : null)
}

/** What finds a fault: a spec that fails a second time too, alone; null for a survivor. */
async function foundBy(file: string, to: string): Promise<string | null> {
  const near = specsNear(file)
  const fault = { file, from: read(file), to }
  for (const [at, from] of BATCHES.slice(0, -1).entries()) {
    const found = await failing(near.slice(from, BATCHES[at + 1]), fault)
    if (found !== null && (!near.includes(found) || (await failing([found], fault)) !== null)) return found
  }
  return null
}

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { seed: text, count: text, table: text, replay: text } })
const { seed = '1', count = '100', replay } = values
const table = values.table ?? inRoot('.cache/mutate.jsonl')
/** What found each fault of a table. */
function foundIn(file = ''): ReadonlyMap<string, string | null> {
  const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return new Map(rows.map((row) => JSON.parse(row)).map(({ id, by }) => [id, by]))
}
const chance = ({ fault }: Planting) => hash(seed + fault.id)
const byChance = (a: Planting, b: Planting) => (chance(a) < chance(b) ? -1 : 1)
const before = foundIn(replay)
const faults = PARTS.flatMap((part) => {
  const all = files.filter((file) => part.test(file) && !NO_PRODUCT.test(file)).flatMap(faultsOf)
  if (replay) return all.filter(({ fault }) => before.has(fault.id))
  return all.toSorted(byChance).slice(0, Number(count) / PARTS.length)
}).toSorted(byChance)
const lineOf = ({ fault: { file, line, was, becomes } }: Planting) => `${file}:${line} ${was} → ${becomes}`

const known = foundIn(table)
for (const one of faults.filter(({ fault }) => !known.has(fault.id))) {
  const by = await foundBy(one.fault.file, one.text())
  appendFileSync(table, `${JSON.stringify({ ...one.fault, by })}\n`)
  console.log(`${by ? '✓' : '✗'} ${lineOf(one)} ${by ?? ''}`)
  if (by !== 'hangs') continue
  // Its worker never ends: the same command goes on with the next fault.
  execFileSync('pkill', ['-KILL', '-P', String(process.pid)])
  process.exit(2)
}
const now = foundIn(table)
const away = faults.filter(({ fault: { id } }) => !now.get(id) && (!replay || before.get(id)))
console.log(`${away.length} of ${faults.length} ${replay ? 'were found before and get away now' : 'get away'}`)
for (const one of away) console.log(`  ${lineOf(one)}`)
process.exit(replay && away.length > 0 ? 1 : 0)
