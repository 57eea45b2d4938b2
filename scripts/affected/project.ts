import { existsSync } from 'node:fs'
import { readDeclaration } from '../../shared/federation/src/registry/declaration'
import { inRoot } from '../lib/paths.mjs'
import { read, writtenFiles } from '../lib/written-files'
import { importGraph } from './import-graph'
import type { Declared, Project } from './screens'

/** The project as it stands in its folder, and what each remote declares. */
export function readProject(): { readonly declared: readonly Declared[]; readonly project: Project } {
  const files = writtenFiles()
  const remotes = files.filter((file) => /^mf-[^/]+\/remote\.json$/.test(file))
  const declared = remotes.map((file) => readDeclaration(JSON.parse(read(file))))
  const texts = new Map<string, string>()
  const textOf = (file: string) => {
    const text = texts.get(file) ?? (existsSync(inRoot(file)) ? read(file) : '')
    texts.set(file, text)
    return text
  }
  return { declared, project: { files, graph: importGraph(files, textOf), read: textOf } }
}
