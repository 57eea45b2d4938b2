import { SHELL_BASE } from '@portal/federation/host'
import { chunkScripts, entryStyles, isStyle } from '../documents/entry-files'
import type { ShellManifest } from '../documents/shell-manifest'
import { SHELL } from '../documents/names'
import type { openCheckedFiles } from './checked-files'
import type { openFileIndex } from './file-index'

/** Scripts and style sheets of the shell by their files, as they may stand in a page's HTML. */
export type InlineTexts = Readonly<Record<string, string>>

/** A script or a style element would end there, or never. */
const HTML_END = /<\/script|<\/style|<!--/i

/** An address that counts from where the style sheet is. */
const RELATIVE_URL = /url\((["']?)(?!["']|data:|https?:|\/|#)/g

/** Finds files of releases, and gives none that is not what was published. */
export interface FileReader
  extends Pick<ReturnType<typeof openFileIndex>, 'placesOf'>, Pick<ReturnType<typeof openCheckedFiles>, 'find'> {}

/**
 * Reads what a page may have in its HTML [OPEN-308, OPEN-322]: the scripts with which it begins beside those of the
 * shell's entry, and that entry's style sheets. One that cannot be read, or that HTML would end, is asked for as a file.
 */
export async function readInlineTexts(shell: ShellManifest, reader: FileReader): Promise<InlineTexts> {
  const texts: Record<string, string> = {}
  for (const file of namesOf(shell)) {
    const text = await textOf(file, reader)
    if (text !== null && !HTML_END.test(text)) texts[file] = isStyle(file) ? rebaseStyles(text) : text
  }
  return texts
}

/** Styles as they may stand in any page: what they name is found where the shell's files are. */
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
