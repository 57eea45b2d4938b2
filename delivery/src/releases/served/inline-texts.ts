import { SHELL_BASE } from '@portal/federation/host'
import { chunkScripts, entryStyles, isStyle } from '../documents/shell-manifest'
import type { ShellManifest } from '../documents/shell-manifest'
import { SHELL } from '../documents/names'
import type { openCheckedFiles } from './checked-files'
import type { openFileIndex } from './file-index'

/** Texts of scripts and style sheets of the shell for the HTML of pages, by file. */
export type InlineTexts = Readonly<Record<string, string>>

/** Text that would end a script or style element, or prevent its end. */
const HTML_END = /<\/script|<\/style|<!--/i

/** A URL relative to the style sheet. */
const RELATIVE_URL = /url\((["']?)(?!["']|data:|https?:|\/|#)/g

/** Finds files of releases and checks their hashes. */
export interface FileReader
  extends Pick<ReturnType<typeof openFileIndex>, 'placesOf'>, Pick<ReturnType<typeof openCheckedFiles>, 'find'> {}

/**
 * Reads the texts for the HTML of pages [OPEN-308, OPEN-322]: start scripts beside the shell's entry, and the entry's
 * style sheets. Browsers load unreadable files and files with `</script` as usual.
 */
export async function readInlineTexts(shell: ShellManifest, reader: FileReader): Promise<InlineTexts> {
  const texts: Record<string, string> = {}
  for (const file of namesOf(shell)) {
    const text = await textOf(file, reader)
    if (text !== null && !HTML_END.test(text)) texts[file] = isStyle(file) ? rebaseStyles(text) : text
  }
  return texts
}

/** Points relative URLs of a style sheet to the shell's files, so that any page can include it. */
export const rebaseStyles = (text: string) => text.replaceAll(RELATIVE_URL, `url($1${SHELL_BASE}`)

function namesOf(shell: ShellManifest): Set<string> {
  return new Set([
    ...[shell.earlyRender, shell.domain, shell.commonDomain].map(({ file }) => file),
    ...entryStyles(shell),
    ...Object.keys(shell.pages).flatMap((chunk) => chunkScripts(shell, chunk)),
  ])
}

async function textOf(file: string, { placesOf, find }: FileReader): Promise<string | null> {
  for (const place of await placesOf(SHELL, file)) {
    const content = await (await find(place, file))?.content()
    if (content) return content.toString('utf8')
  }
  return null
}
