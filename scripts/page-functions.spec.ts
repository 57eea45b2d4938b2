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

/** … of all functions that this source gives to a page. */
function givenToPages(node: ts.Node): string[] {
  const found: string[] = []
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name } = node.expression
    if (IN_A_PAGE.test(name.text)) found.push(...node.arguments.filter(isFunction).flatMap(namedIn))
  }
  ts.forEachChild(node, (child) => void found.push(...givenToPages(child)))
  return found
}

const namesIn = (file: string, text: string) =>
  givenToPages(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)).map((name) => `${file}: ${name}`)

test('a function that faults and benches give to a page names none inside, or it fails there', () => {
  expect(namesIn('a.ts', 'page.evaluate(() => { const open = () => 1; return { close: () => open() } })')).toEqual([
    'a.ts: open',
    'a.ts: close',
  ])
  const files = writtenFiles().filter((file) => BY_TSX.test(file))
  expect(files.length).toBeGreaterThan(100)
  const texts = files.map((file) => ({ file, text: read(file) }))
  const giving = texts.filter(({ text }) => /\.(evaluate|addInitScript|waitForFunction)/.test(text))
  expect(giving.flatMap(({ file, text }) => namesIn(file, text))).toEqual([])
})
