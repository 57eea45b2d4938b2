import { journeyTestsOf, type JourneyTest } from './journey-tests'
import { piecesOf, type Piece } from './pieces'
import type { Declared, Project } from './screens'
import { othersTitles } from './titles'
import { firstSaid, wordsOf } from './words'

/** Tests of a journey that are walked. */
export interface Touched {
  /** Why the first of them is. */
  readonly why: string
  /** The lines at which they begin. */
  readonly lines: readonly number[]
  /** How many the journey has. */
  readonly of: number
}

/** The journeys that a change can have touched, by file, and those that it cannot. */
export interface Journeys {
  readonly touched: ReadonlyMap<string, Touched>
  readonly leftOut: readonly string[]
  /** What titles are like of tests that stand at a chosen line and are about other remotes; null where none is. */
  readonly others: string | null
}

/** A journey that signs in, or opens a page without naming one, stands on the first page, from which all are reached. */
const BEGINS = /\bsignIn\(|signedInPage\([^,()]*\)/

/** The beginning of a route's addresses: `/booking/:id/papers` begins as `/booking/`. */
const beginningOf = (route: string) => route.split(':')[0] ?? route

/** Neither a call of the API, nor the end of a file's name. */
const NOT_WITHIN = String.raw`(?<![\w.})])`

/** Does a text name an address of this route? `/bookings` is none of `/booking/`, nor of `/bookings/x`. */
function namesRoute(text: string, route: string): boolean {
  const beginning = beginningOf(route)
  const last = route.split('/').at(-1) ?? ''
  const rest = beginning === route || last.startsWith(':') ? '' : `[^'"\`\\s]*/${last}`
  const escaped = beginning.replaceAll(/[.?*+^$[\](){}|\\]/g, String.raw`\$&`)
  const end = beginning.endsWith('/') ? '' : String.raw`(?![\w/-])`
  return new RegExp(`${NOT_WITHIN}${escaped}${rest}${end}`).test(text)
}

interface Read {
  /** Addresses in patterns are written with backslashes: without them. */
  readonly text: string
  readonly words: ReadonlySet<string>
}

/** Why a test meets a piece: it goes there, or may come by and looks for something that the piece alone says. */
function whyOf({ text, words }: Read, piece: Piece): string | null {
  const names = (route: string) => namesRoute(text, route)
  const follows = (label: string) => text.includes(`'${label}'`)
  const route = piece.own.find(names)
  if (route !== undefined) return `names ${route}`
  const label = piece.labels.find(follows)
  if (label !== undefined) return `follows "${label}"`
  const isNear = piece.isInFrame || BEGINS.test(text) || piece.near.some(names) || piece.nearLabels.some(follows)
  const word = isNear ? firstSaid(words, piece.words) : undefined
  return word === undefined ? null : `looks for "${word}"`
}

/**
 * Tests of journeys to the screens that changed files of remotes are part of, and to those with a slot that they fill.
 * What a test visits is read off its text and that of what it uses: addresses, labels of the navigation, words.
 */
export function journeysOf(remotes: readonly Declared[], changed: readonly string[], project: Project): Journeys {
  const all = project.files.filter((file) => /^e2e\/journeys\/[^/]+\.e2e\.ts$/.test(file))
  const pieces = piecesOf(remotes, changed, project)
  const testsOf = journeyTestsOf(project)
  const ofMany = new Set<string>()
  const touched = new Map<string, Touched>()
  for (const journey of all) {
    const tests = testsOf(journey)
    const isChanged = changed.includes(journey)
    const found = tests.flatMap((test) => {
      const why = isChanged ? 'was changed' : firstWhy(test, pieces)
      return why === null ? [] : [{ test, why }]
    })
    const [first] = found
    if (first === undefined) continue
    if (!isChanged && found.some(({ test }) => test.isOfMany)) ofMany.add(journey)
    touched.set(journey, { why: first.why, lines: found.map(({ test }) => test.line), of: tests.length })
  }
  return {
    touched,
    leftOut: all.filter((journey) => !touched.has(journey)),
    others: othersTitles([...ofMany], remotes, pieces),
  }
}

/** Sizes are looked after by whole runs. */
function firstWhy({ text, isMeasured }: JourneyTest, pieces: readonly Piece[]): string | null {
  if (isMeasured) return null
  const read = { text: text.replaceAll('\\', ''), words: wordsOf(text, false) }
  for (const piece of pieces) {
    const why = whyOf(read, piece)
    if (why !== null) return why
  }
  return null
}
