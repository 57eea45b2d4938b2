import type { Declared, Project } from './screens'
import { placesOf, touchedChunks } from './screens'

/** The journeys that a change can have touched, each with why. */
export interface Journeys {
  /** By file. */
  readonly touched: ReadonlyMap<string, string>
  readonly leftOut: readonly string[]
}

/** A journey that signs in, or opens a page without naming one, stands on it. */
const FIRST_PAGE = { address: '/dashboard', calls: /\bsignIn\(|signedInPage\([^,()]*\)/ }
/** What every journey imports says nothing of where one goes. */
const FOR_ALL = /^e2e\/fixtures\/(index|accessibility|console-guard|sign-in|accounts)\.ts$/

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

const textOf = (journey: string, { graph, read }: Project) =>
  [...graph.builtFrom([journey])]
    .filter((file) => file.startsWith('e2e/') && !FOR_ALL.test(file))
    // Addresses in patterns are written with backslashes.
    .map((file) => read(file).replaceAll('\\', ''))
    .join('\n')

function namedIn(text: string, routes: readonly string[], labels: readonly string[]): string | null {
  const route = routes.find((one) => namesRoute(text, one))
  if (route !== undefined) return `names ${route}`
  const label = labels.find((one) => text.includes(`'${one}'`))
  if (label !== undefined) return `follows "${label}"`
  return routes.includes(FIRST_PAGE.address) && FIRST_PAGE.calls.test(text) ? `begins at ${FIRST_PAGE.address}` : null
}

/**
 * Journeys to the screens that changed files of remotes are part of, and to those with a slot that they fill. What a
 * journey visits is read off its text and its fixtures': addresses, and labels of the navigation.
 */
export function journeysOf(remotes: readonly Declared[], changed: readonly string[], project: Project): Journeys {
  const all = project.files.filter((file) => /^e2e\/journeys\/[^/]+\.e2e\.ts$/.test(file))
  const { routes, labels, isEverywhere } = shownBy(remotes, changed, project)
  const touched = new Map<string, string>()
  for (const journey of all) {
    const why = changed.includes(journey)
      ? 'was changed'
      : isEverywhere
        ? 'has the frame, and in it the slot'
        : namedIn(textOf(journey, project), routes, labels)
    if (why !== null) touched.set(journey, why)
  }
  return { touched, leftOut: all.filter((journey) => !touched.has(journey)) }
}

/** The screens that show something of the changed files. */
function shownBy(remotes: readonly Declared[], changed: readonly string[], project: Project) {
  const chunksBy = new Map(remotes.map((remote) => [remote.name, new Set<string>()]))
  let isEverywhere = false
  const add = (files: readonly string[]) => {
    for (const remote of remotes) {
      const own = files.filter((file) => file.startsWith(`${remote.name}/`))
      if (own.length === 0) continue
      const known = chunksBy.get(remote.name) ?? new Set()
      const fresh = [...touchedChunks(remote, own, project)].filter((chunk) => !known.has(chunk))
      for (const chunk of fresh) known.add(chunk)
      for (const { name } of remote.slots.filter(({ chunk }) => fresh.includes(chunk))) {
        const places = placesOf(name, project)
        isEverywhere ||= places.isInFrame
        add(places.files)
      }
    }
  }
  add(changed)
  const routes = remotes.flatMap(({ name, routes: own }) => own.filter(({ chunk }) => chunksBy.get(name)?.has(chunk)))
  const shown = [...new Set(routes.flatMap((route) => wayTo(route)))]
  const labels = remotes.flatMap(({ navigation }) => navigation.filter(({ to }) => shown.includes(to)))
  return { routes: shown, labels: labels.map(({ label }) => label), isEverywhere }
}

/** A screen's own address, and those from which people come to it: above it, and where `remote.json` says it is under. */
function wayTo({ path, under }: Declared['routes'][number]): string[] {
  const parts = path.split('/')
  const above = parts.slice(2).map((_, at) => parts.slice(0, at + 2).join('/'))
  return [path, ...above.filter((one) => !one.includes(':')), ...(under === undefined ? [] : [under])]
}
