import { read } from './written-files'

/** The code of this language in a document, block by block, without the indent of the list that it stands in. */
export function codeBlocks(file: string, language: string): string[] {
  const blocks = read(file).matchAll(new RegExp(`^( *)\`\`\`${language}\n([^]*?)^ *\`\`\``, 'gm'))
  return [...blocks].map(([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
}
