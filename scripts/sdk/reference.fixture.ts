import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contract } from '../../shared/api-client/src/contract'
import { readContract } from '../../shared/federation/webpack/contract-document'
import { inRoot } from '../lib/paths.mjs'
import { read } from '../lib/written-files'
import { slugOf } from './reference/markdown'

/** The pages of a reference, by file. */
export function readReference(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
}

/** Links that lead to no page, or to no heading of it. */
export function deadLinks(pages: ReadonlyMap<string, string>): string[] {
  const anchors = new Map([...pages].map(([file, text]) => [file, anchorsOf(text)]))
  return [...pages].flatMap(([file, text]) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      const [target = '', anchor] = link.split('#')
      const there = anchors.get(target === '' ? file : path.join(path.dirname(file), target))
      return there && (anchor === undefined || there.has(anchor)) ? [] : [`${file}: ${link}`]
    }),
  )
}

/** As code hosts number those of one name. */
function anchorsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, heading = ''] of text.matchAll(/^#+ (.+)$/gm)) {
    const slug = slugOf(heading)
    const numbered = [slug, ...Array.from({ length: 50 }, (_, at) => `${slug}-${at + 1}`)]
    found.add(numbered.find((each) => !found.has(each)) ?? slug)
  }
  return found
}

/** Packages whose names are in no line of the contract, since each remote brings its own copy. */
const BROUGHT = ['booking-ui', 'forms', 'realtime', 'writes']

/** Names that a remote may use: by the contract of the seam, and by what the sources hand out. */
function mayBeUsed(): readonly { readonly name: string; readonly module: string }[] {
  const { lines } = readContract(read('shared/federation/contract.md'))
  const ofSeam = lines.map(({ place, name }) => ({ name, module: place.replace(/^slots of /, '@portal/slots/') }))
  const brought = BROUGHT.flatMap((name) =>
    handedOut(`shared/${name}/src/index.ts`).map((each) => ({ name: each, module: `@portal/${name}` })),
  )
  return [...ofSeam.filter(({ module }) => module.startsWith('@portal/')), ...brought]
}

/** What a source exports: by name, of another file, and all of another file. */
function handedOut(file: string): string[] {
  const text = read(file)
  const own = [...text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)]
  const named = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','))
  const whole = [...text.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, from = '']) => {
    const stem = path.join(path.dirname(file), from)
    return handedOut(existsSync(inRoot(`${stem}.ts`)) ? `${stem}.ts` : `${stem}.tsx`)
  })
  const names = named.map((one) => one.replace(/^.* as /, '').trim()).filter(Boolean)
  return [...own.map(([, name = '']) => name), ...names, ...whole]
}

/** What is nowhere in the reference: names that may be used, and calls of the API. */
export function missingIn(pages: ReadonlyMap<string, string>): string[] {
  const sections = [...pages.values()].flatMap((text) => text.split(/^## /m).slice(1))
  const isThere = (name: string, words: readonly string[]) =>
    sections.some((section) => section.startsWith(`${name}\n`) && words.some((word) => section.includes(word)))
  const names = mayBeUsed().filter(({ name, module }) => !isThere(name, [`'${module}'`, `\`${module}\``]))
  const calls = Object.values(contract).filter(
    ({ name, method, path: at }) => !isThere(name, [`\`${method} /api/${at}\``]),
  )
  return [...names.map(({ name, module }) => `${name} of ${module}`), ...calls.map(({ name }) => name)]
}
