import ts from 'typescript'
import { expect, test } from 'vitest'
import { read, writtenFiles } from './lib/written-files'

/** What tsx runs: it gives each function that is kept in a name a helper, which a page has not. Journeys it does not run. */
const BY_TSX = /^(bench|e2e\/(?!journeys\/)[a-z-]+)\/.*(?<!\.spec)\.ts$/
const IN_A_PAGE = /^(evaluate|evaluateAll|evaluateHandle|addInitScript|waitForFunction)$/

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))

/** The names of functions inside of one that a page runs. */
function namedIn(node: ts.Node): string[] {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && isFunction(node.initializer))
  const below: string[] = []
  ts.forEachChild(node, (child) => void below.push(...namedIn(child)))
  return isNamed ? [node.name?.getText() ?? '', ...below] : below
}

/** What this source gives to a page: functions as they stand, and what has a name of its own elsewhere. */
function givenToPages(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = []
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name } = node.expression
    if (IN_A_PAGE.test(name.text)) found.push(...node.arguments.slice(0, 1))
  }
  ts.forEachChild(node, (child) => void found.push(...givenToPages(child)))
  return found
}

/** The functions of these names that stand in a source. */
function functionsOf(names: ReadonlySet<string>, node: ts.Node): ts.Node[] {
  const found: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    const isOne = ts.isFunctionDeclaration(child) || (ts.isVariableDeclaration(child) && isFunction(child.initializer))
    if (isOne && names.has(child.name?.getText() ?? '')) found.push(child)
    found.push(...functionsOf(names, child))
  })
  return found
}

/** The names of functions inside of those that sources give to pages, also where these stand in another source. */
function namesIn(texts: Readonly<Record<string, string>>): string[] {
  const having = (words: readonly string[]) =>
    Object.entries(texts)
      .filter(([, text]) => words.some((word) => text.includes(word)))
      .map(([file, text]) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  const given = having(['.evaluate', '.addInitScript', '.waitForFunction']).flatMap(givenToPages)
  const named = new Set(given.filter(ts.isIdentifier).map(({ text }) => text))
  // Its own name is given outside of the page.
  const elsewhere = having([...named])
    .flatMap((source) => functionsOf(named, source))
    .map((one) => [one, namedIn(one).slice(1)] as const)
  const inPlace = given.filter(isFunction).map((one) => [one, namedIn(one)] as const)
  return [...inPlace, ...elsewhere].flatMap(([one, names]) =>
    names.map((name) => `${one.getSourceFile().fileName}: ${name}`),
  )
}

test('a function that faults and benches give to a page names none inside, or it fails there', () => {
  expect(
    namesIn({
      'a.ts':
        'page.evaluate(() => { const open = () => 1; return { close: () => open() } }); page.evaluate(look, part)',
      'b.ts': 'export function look() { const see = () => 1; return { by() { return see() } } }',
    }),
  ).toEqual(['a.ts: open', 'a.ts: close', 'b.ts: see'])
  const files = writtenFiles().filter((file) => BY_TSX.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(namesIn(Object.fromEntries(files.map((file) => [file, read(file)])))).toEqual([])
})
