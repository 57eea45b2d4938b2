import { read } from './written-files'

/** Code blocks of a language in a document, without the indent of a surrounding list. */
export function codeBlocks(file: string, language: string): string[] {
  const blocks = read(file).matchAll(new RegExp(`^( *)\`\`\`${language}\n([^]*?)^ *\`\`\``, 'gm'))
  return [...blocks].map(([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
}
