import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isSpec, isText, isThere, read, writtenFiles } from './lib/written-files'

const written = writtenFiles()
const documents = written.filter((file) => file.endsWith('.md'))
const texts = written.filter((file) => isText(file) && !isSpec(file))
const topFolders = [...new Set(written.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))]
const isMade = (name: string) => /(^|\/)(dist|node_modules|\.data|\.cache)(\/|$)/.test(name)

/** Names matched by the pattern's first group that `holds` rejects, as `file: name`. */
const wrong = (files: readonly string[], pattern: RegExp, holds: (name: string, file: string) => boolean) =>
  files.flatMap((file) =>
    [...read(file).matchAll(pattern)].flatMap(([, name = '']) => (holds(name, file) ? [] : `${file}: ${name}`)),
  )

describe('references exist', () => {
  test('links of the documents', () => {
    const target = (link: string, file: string) =>
      path.join(path.dirname(file), link.replace(/#.*/, '') || path.basename(file))
    expect(wrong(documents, /\]\((?!https?:)([^)\s]+)\)/g, (link, file) => isThere(target(link, file)))).toEqual([])
  })

  test('paths in the documents, named from the project or from the folder of the document', () => {
    const own = (file: string) => path.dirname(file)
    const pattern = /`((?:[\w.@<>*-]+\/)+[\w.<>*-]*)`/g
    const isOurs = (name: string) =>
      topFolders.some((folder) => name.startsWith(`${folder}/`)) || /^(src|mf-x)\//.test(name)
    expect(
      wrong(
        documents,
        pattern,
        (name, file) => !isOurs(name) || isMade(name) || isThere(name) || isThere(path.join(own(file), name)),
      ),
    ).toEqual([])
  })

  test('files of the project in comments and commands', () => {
    const pattern = new RegExp(
      String.raw`(?<![\w./@-])((?:${topFolders.join('|')})/[\w./-]+\.(?:tsx?|mjs|cjs|md|css|html))\b`,
      'g',
    )
    expect(wrong(texts, pattern, (name) => isMade(name) || isThere(name))).toEqual([])
  })

  test('decisions by number', () => {
    const numbers = written.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(
      wrong(texts, /\b(?:docs\/decisions\/|decision |ADR )(\d{4})/g, (number) => numbers.includes(number)),
    ).toEqual([])
  })

  test('headings of the README', () => {
    const headings = [...read('README.md').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading)
    expect(wrong(texts, /\bREADME(?:\.md)?,? "([^"]+)"/g, (heading) => headings.includes(heading))).toEqual([])
  })

  test('the README names each package or its parent folder, and each package has a short README', () => {
    const links = ['README.md', 'shared/README.md'].flatMap((file) =>
      [...read(file).matchAll(/\]\(([\w/-]+\/README\.md)\)/g)].map(([, link = '']) =>
        path.join(path.dirname(file), link),
      ),
    )
    const packages = written.filter((file) => /^(shared\/)?[\w-]+\/package\.json$/.test(file))
    const readmes = packages.map((file) => `${path.dirname(file)}/README.md`)
    expect(readmes.filter((file) => !links.includes(file) || !isThere(file))).toEqual([])
    const tooLong = (file: string, most: number) => read(file).split('\n').length - 1 > most
    expect(readmes.filter((file) => tooLong(file, 60))).toEqual([])
    expect(tooLong('README.md', 120)).toBe(false)
  })
})
