import { isSince } from '@portal/federation/host'
import { chunkScripts } from '../documents/entry-files'
import type { ShellManifest } from '../documents/shell-manifest'
import { SHELL } from '../documents/names'
import type { openCheckedFiles } from './checked-files'
import type { openFiles } from './files'

/** Scripts of the shell by their files, as they may stand in a page's HTML. */
export type ScriptTexts = Readonly<Record<string, string>>

/** A script would end there, or never. */
const ENDS_SCRIPT = /<\/script|<!--/i

/** Finds files of releases, and gives none that is not what was published. */
export interface FileReader
  extends Pick<ReturnType<typeof openFiles>, 'placesOf'>, Pick<ReturnType<typeof openCheckedFiles>, 'find'> {}

/**
 * Reads what a page may have in its HTML [OPEN-308]: the scripts with which it begins beside those of the shell's entry.
 * One that cannot be read, or that HTML would end, is asked for as a file; so are all of a shell from before, whose start
 * script would ask for them too.
 */
export async function readScriptTexts(shell: ShellManifest, reader: FileReader): Promise<ScriptTexts> {
  if (!isSince('9.10', shell.contract)) return {}
  const texts: Record<string, string> = {}
  for (const file of namesOf(shell)) {
    const text = await textOf(file, reader)
    if (text !== null && !ENDS_SCRIPT.test(text)) texts[file] = text
  }
  return texts
}

function namesOf(shell: ShellManifest): Set<string> {
  const own = [shell.earlyRender, shell.domain, shell.commonDomain].flatMap((script) => script?.file ?? [])
  return new Set([...own, ...Object.keys(shell.pages).flatMap((chunk) => chunkScripts(shell, chunk))])
}

async function textOf(file: string, { placesOf, find }: FileReader): Promise<string | null> {
  for (const place of await placesOf(SHELL, file)) {
    const content = await (await find(place, file))?.content()
    if (content) return content.toString('utf8')
  }
  return null
}
