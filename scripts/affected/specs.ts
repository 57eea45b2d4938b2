import { isSpec } from '../lib/written-files'
import type { Project } from './screens'

/** Specs look at files by listing them: no import leads to what they read. */
const LISTS_ALL = /\bwrittenFiles\(/
/** By which specs get theirs. */
const DATABASE = 'backend/test/database.ts'
/** By itself: what it starts lists folders of its own. */
const LISTS_FOLDER = /\b(readdir|glob)(Sync)?\(|'ls-files'/
/** Where specs do so to look at sources of remotes; elsewhere they list folders of their own. */
const OF_REPOSITORY = /^(scripts\/([^/]+\.spec|(affected|contract|requirements)\/)|shell\/src\/composition\/)/

/** The unit specs that a change of these files can have touched: by the import graph, and those of the repository. */
export function specsOf(changed: readonly string[], { files, graph, read }: Project) {
  const units = files.filter((file) => isSpec(file) && file.includes('.spec.'))
  const reached = graph.reachedFrom(changed)
  const readsAsText = (file: string) =>
    !file.startsWith('mf-') && changed.some((one) => !/\.(tsx?|css)$/.test(one) && read(file).includes(one))
  const byGraph = units.filter((file) => reached.has(file) || readsAsText(file))
  const listsFiles = (file: string) =>
    LISTS_FOLDER.test(read(file)) || [...graph.builtFrom([file])].some((one) => LISTS_ALL.test(read(one)))
  const ofRepository = units.filter((file) => !byGraph.includes(file) && OF_REPOSITORY.test(file) && listsFiles(file))
  const leftOut = units.length - byGraph.length - ofRepository.length
  const asksDatabase = (file: string) => graph.builtFrom([file]).has(DATABASE)
  return { byGraph, ofRepository, leftOut, needsDatabase: [...byGraph, ...ofRepository].some(asksDatabase) }
}
