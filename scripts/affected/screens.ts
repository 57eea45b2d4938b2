import path from 'node:path'
import type { ImportGraph } from './import-graph'

/** What a remote's `remote.json` says of its screens and pieces. */
export interface Declared {
  readonly name: string
  readonly title: string
  readonly routes: readonly { readonly path: string; readonly chunk: string; readonly under?: string | undefined }[]
  readonly slots: readonly { readonly name: string; readonly chunk: string }[]
  readonly navigation: readonly { readonly label: string; readonly to: string }[]
}

const CHUNK = /import\(\s*\/\*\s*webpackChunkName:\s*"([^"]+)"\s*\*\/\s*'\.\/([^']+)'/g

/** What tests alone take is in no chunk. */
const IS_TEST = /\.(spec|fixture)\.tsx?$|\/(testing|test)\//

/** Whether people see what a file says. */
export const isShown = (file: string) => /\.tsx?$/.test(file) && !IS_TEST.test(file)

/** The remote's own files that name its chunks, and each chunk's first module. */
function chunksOf(remote: string, files: readonly string[], read: (file: string) => string) {
  const naming = files.filter((file) => file.startsWith(`${remote}/src/`) && !/\.spec\./.test(file))
  return naming.flatMap((file) =>
    [...read(file).matchAll(CHUNK)].map(([, chunk = '', module = '']) => ({
      chunk,
      module: `${file.slice(0, file.lastIndexOf('/'))}/${module}`,
    })),
  )
}

/** The chunks that a change of these files of a remote can have touched; all where one belongs to none of them. */
export function touchedChunks(
  declared: Declared,
  changed: readonly string[],
  { files, graph, read }: Project,
): ReadonlySet<string> {
  const { name, routes, slots } = declared
  const all = new Set([...routes, ...slots].map(({ chunk }) => chunk))
  const chunks = chunksOf(name, files, read)
  const reached = changed
    .filter((file) => file.startsWith(`${name}/`) && !IS_TEST.test(file))
    .map((file) => {
      const up = graph.reachedFrom([file])
      return chunks.filter(({ module }) => up.has(`${module}.tsx`) || up.has(`${module}.ts`)).map(({ chunk }) => chunk)
    })
  if (reached.some((some) => some.length === 0)) return all
  return new Set(reached.flat().filter((chunk) => all.has(chunk)))
}

/** The text of all that a chunk of a remote is made of there. */
export function sourcesOf({ name }: Declared, chunk: string, { files, graph, read }: Project): string {
  const modules = chunksOf(name, files, read).filter((one) => one.chunk === chunk)
  const entries = modules
    .flatMap(({ module }) => [`${module}.tsx`, `${module}.ts`])
    .filter((file) => files.includes(file))
  return [...graph.builtFrom(entries)].map(read).join('\n')
}

/** The files of the project, and what they import of each other. */
export interface Project {
  readonly files: readonly string[]
  readonly graph: ImportGraph
  readonly read: (file: string) => string
}

/** Where a slot is placed: in which files of remotes, and whether it is in the frame of every page. */
export function placesOf(
  slot: string,
  { files, read }: Pick<Project, 'files' | 'read'>,
): { files: string[]; placing: string[]; isInFrame: boolean } {
  const sources = files.filter((file) => /^(mf-[^/]+|shell|shared)\/.*\.tsx$/.test(file) && !/\.spec\./.test(file))
  const placing = sources.filter((file) => places(read(file), slot))
  // A piece of a shared package is asked for by its name, also by other pieces.
  const all = new Set(placing)
  for (const file of all) {
    if (!file.startsWith('shared/')) continue
    const tag = new RegExp(`<${path.basename(file, '.tsx')}\\b`)
    for (const other of sources) if (tag.test(read(other))) all.add(other)
  }
  return {
    files: [...all].filter((file) => file.startsWith('mf-')),
    placing,
    isInFrame: [...all].some((file) => file.startsWith('shell/')),
  }
}

/** Whether a text places this slot, which it may have taken under another name. */
function places(text: string, slot: string): boolean {
  const [, own = slot] = new RegExp(`\\b${slot} as (\\w+)`).exec(text) ?? []
  return new RegExp(`<Slot\\s[^>]*?\\bname=\\{${own}\\}`).test(text)
}
