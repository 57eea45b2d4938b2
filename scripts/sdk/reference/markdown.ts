/** The address of a heading within its page, as code hosts and editors make it. */
export const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** A piece of code within a line. */
export const code = (text: string) => (text.includes('`') ? `\`\` ${oneLine(text)} \`\`` : `\`${oneLine(text)}\``)

export const codeBlock = (text: string) => `\`\`\`ts\n${text}\n\`\`\``

/** A table; nothing where it would have no row. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const cell = (text: string) => oneLine(text).replaceAll('|', String.raw`\|`)

/** What is there of these, with an empty line between. */
export const paragraphs = (...parts: readonly string[]) => parts.filter(Boolean).join('\n\n')

/** Requirements of the project, which nobody outside can look up. */
const CITED = /\s*\[[A-Z]{2,5}-\d[^\]]*\]/g

/** A docstring as a paragraph. */
export const words = (doc: string) =>
  oneLine(doc.replaceAll(CITED, ''))
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', String.raw`\<`)))
    .join('')
