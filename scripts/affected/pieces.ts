import { isShown, placesOf, sourcesOf, touchedChunks, type Declared, type Project } from './screens'
import { wordsOf } from './words'

/** Something that people see and a change can have touched: a screen, or what a slot shows. */
export interface Piece {
  /** Addresses of the screen itself, and labels of the navigation that lead there. */
  readonly own: readonly string[]
  readonly labels: readonly string[]
  /** Addresses that only lead to it, or whose screens show it among other things. */
  readonly near: readonly string[]
  readonly nearLabels: readonly string[]
  /** In the frame of every page. */
  readonly isInFrame: boolean
  /** What it says, and no remote besides those in whose screens it is. */
  readonly words: ReadonlySet<string>
  /** The remotes in whose screens it is. */
  readonly remotes: readonly string[]
}

/** Where everybody begins, whatever they are up to. */
export const FIRST_PAGE = '/dashboard'

type Route = Declared['routes'][number]
type Words = ReadonlySet<string>

/** The pieces that changed files of remotes are part of. */
export function piecesOf(remotes: readonly Declared[], changed: readonly string[], project: Project): Piece[] {
  return remotes.flatMap((remote) => {
    const own = changed.filter((file) => file.startsWith(`${remote.name}/`))
    if (own.length === 0) return []
    return [...touchedChunks(remote, own, project)].flatMap((chunk) => {
      const words = wordsOf(sourcesOf(remote, chunk, project), true)
      const routes = remote.routes.filter((route) => route.chunk === chunk)
      const slots = remote.slots.filter((slot) => slot.chunk === chunk).map(({ name }) => name)
      return [
        ...(routes.length > 0 ? [screenPiece(remote, routes, words, remotes)] : []),
        ...(slots.length > 0 ? [slotPiece(remote, slots, words, { remotes, project })] : []),
      ].map((piece) => withOwnWords(piece, remotes, project))
    })
  })
}

/** "Next" and "Retry" are said by everybody. */
function withOwnWords(piece: Piece, remotes: readonly Declared[], { files, read }: Project): Piece {
  const others = remotes.map(({ name }) => name).filter((name) => !piece.remotes.includes(name))
  const folders = piece.isInFrame ? others : [...others, 'shell']
  const isOthers = (file: string) => folders.some((name) => file.startsWith(`${name}/src/`)) && isShown(file)
  // By these all pages lead everywhere.
  const links = remotes.flatMap(({ title, navigation }) => [title, ...navigation.map(({ label }) => label)])
  const said = new Set([...links, ...files.filter(isOthers).flatMap((file) => [...wordsOf(read(file), true)])])
  return { ...piece, words: new Set([...piece.words].filter((word) => !said.has(word))) }
}

/** Who passes the first page has not come for it. */
function screenPiece(remote: Declared, routes: readonly Route[], words: Words, all: readonly Declared[]): Piece {
  const paths = routes.map(({ path }) => path)
  const own = paths.filter((path) => path !== FIRST_PAGE)
  const near = routes.flatMap(wayTo).filter((path) => !own.includes(path))
  const labels = (to: readonly string[]) => labelsTo(all, to)
  return {
    own,
    near,
    labels: labels(own),
    nearLabels: labels(near),
    isInFrame: false,
    words,
    remotes: [remote.name],
  }
}

interface Everything {
  readonly remotes: readonly Declared[]
  readonly project: Project
}

/** Of the screens in which these slots are, also by way of a slot in a slot. */
function slotPiece(remote: Declared, slots: readonly string[], words: Words, { remotes, project }: Everything): Piece {
  const chunks = new Map(remotes.map(({ name }) => [name, new Set<string>()]))
  const asked = new Set(slots)
  const placing = new Set<string>()
  let isInFrame = false
  for (const slot of asked) {
    const places = placesOf(slot, project)
    isInFrame ||= places.isInFrame
    if (slots.includes(slot)) for (const file of places.placing) placing.add(file)
    for (const one of remotes) {
      const within = places.files.filter((file) => file.startsWith(`${one.name}/`))
      const touched = within.length > 0 ? touchedChunks(one, within, project) : []
      for (const chunk of touched) chunks.get(one.name)?.add(chunk)
      for (const { name, chunk } of one.slots) if (chunks.get(one.name)?.has(chunk)) asked.add(name)
    }
  }
  const has = ({ name }: Declared, chunk: string) => chunks.get(name)?.has(chunk) === true
  const near = remotes.flatMap((one) => one.routes.filter(({ chunk }) => has(one, chunk)).flatMap(wayTo))
  const hosts = remotes.filter(({ name }) => (chunks.get(name)?.size ?? 0) > 0).map(({ name }) => name)
  const nearLabels = labelsTo(remotes, near)
  // What leads to a slot is said by who places it.
  const said = new Set([...words, ...[...placing].flatMap((file) => [...wordsOf(project.read(file), true)])])
  return { own: [], labels: [], near, nearLabels, isInFrame, words: said, remotes: [remote.name, ...hosts] }
}

const labelsTo = (remotes: readonly Declared[], addresses: readonly string[]) =>
  remotes.flatMap(({ navigation }) => navigation.filter(({ to }) => addresses.includes(to)).map(({ label }) => label))

/** A screen's own address, and those from which people come to it: above it, and where `remote.json` says it is under. */
function wayTo({ path, under }: Route): string[] {
  const parts = path.split('/')
  const above = parts.slice(2).map((_, at) => parts.slice(0, at + 2).join('/'))
  return [path, ...above, ...(under === undefined ? [] : [under])]
}
