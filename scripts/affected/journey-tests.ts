import path from 'node:path'
import type { Project } from './screens'
import { statementsOf, takenBy, type Statement } from './statements'

/** A test of a journey, as it stands in its file. */
export interface JourneyTest {
  /** By which the runner is told of it. */
  readonly line: number
  /** Its own text, and that of all that it uses in e2e/, however far down. */
  readonly text: string
  /** Its title is made from a table: other tests stand at the same line. */
  readonly isOfMany: boolean
  /** It measures by tools of bench/. */
  readonly isMeasured: boolean
}

/** What every journey imports says nothing of where one goes. */
const FOR_ALL = /^e2e\/fixtures\/(index|accessibility|console-guard|sign-in|accounts)\.ts$/
const IS_TEST = /^\s*test(?:\.only|\.skip|\.fixme)?\(/m
/** Settings and what runs before the tests of a file. */
const IS_AROUND = /^test\.(?!only|skip|fixme|describe\()/
const DESCRIBES = /^test\.describe\(/

/** What was read of a project: the same for each of its changes, and what a plan takes longest for. */
const opened = new WeakMap<Project, TestsOf>()
type TestsOf = (journey: string) => readonly JourneyTest[]

/** The tests of a project's journeys by file, and what each of them uses. */
export function journeyTestsOf(project: Project): TestsOf {
  const before = opened.get(project)
  if (before) return before
  const testsOf = openJourneyTests(project)
  const known = new Map<string, readonly JourneyTest[]>()
  const kept = (journey: string) => {
    const tests = known.get(journey) ?? testsOf(journey)
    known.set(journey, tests)
    return tests
  }
  opened.set(project, kept)
  return kept
}

function openJourneyTests({ files, read }: Project) {
  const modules = new Map<string, readonly Statement[]>()
  const known = new Set(files)
  const statements = (file: string) => {
    const found = modules.get(file) ?? statementsOf(read(file))
    modules.set(file, found)
    return found
  }
  const fileOf = (file: string, from: string) => {
    const plain = path.join(path.dirname(file), from)
    return [`${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`].find((one) => known.has(one))
  }
  /** A name's statement here or in the file that it is taken from. */
  const meant = (file: string, name: string): readonly [string, readonly Statement[]] | null => {
    for (const statement of statements(file)) {
      if (statement.names.includes(name)) return [file, [statement]]
      const taken = takenBy(statement)
      const theirs = taken?.names.get(name)
      const from = taken && theirs !== undefined ? fileOf(file, taken.from) : undefined
      if (from === undefined || theirs === undefined) continue
      return theirs === '*' ? [from, statements(from)] : meant(from, theirs)
    }
    return null
  }
  const used = (file: string, begun: readonly Statement[]) => {
    const all = new Map(begun.map((statement) => [statement, file]))
    for (const [statement, home] of all) {
      if (FOR_ALL.test(home) || takenBy(statement)) continue
      for (const name of new Set(statement.text.match(/[A-Za-z_]\w*/g))) {
        const [from, found] = meant(home, name) ?? ['', []]
        for (const one of found) if (!all.has(one)) all.set(one, from)
      }
    }
    return [...all].filter(([, home]) => !FOR_ALL.test(home))
  }
  return (file: string): JourneyTest[] => {
    const { around, tests } = partsOf(statements(file))
    return tests.map((test) => {
      const all = used(file, [test, ...around])
      return {
        line: test.line + test.text.slice(0, IS_TEST.exec(test.text)?.index ?? 0).split('\n').length - 1,
        text: all.map(([{ text }]) => text).join('\n'),
        isOfMany: /^\s*test\(\s*`[^`]*\$\{/m.test(test.text),
        isMeasured: all.some(([, home]) => home.startsWith('bench/')),
      }
    })
  }
}

/** Tests, and what belongs to each of them; what a `describe` holds is taken out of it. */
function partsOf(statements: readonly Statement[]) {
  const flat = statements.flatMap((statement) => (DESCRIBES.test(statement.text) ? insideOf(statement) : [statement]))
  const tests = flat.filter(({ text }) => !/^(import|export|test\.)/.test(text) && IS_TEST.test(text))
  return { tests, around: flat.filter(({ text }) => IS_AROUND.test(text)) }
}

function insideOf({ text, line }: Statement): Statement[] {
  const lines = text.split('\n').slice(1)
  return statementsOf(lines.map((one) => one.replace(/^ {2}/, '')).join('\n'), line + 1)
}
