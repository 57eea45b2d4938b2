import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { declared, docOf } from './declarations'
import { endpointText, isEndpoint, REFUSALS_PAGE, refusalsText } from './endpoints'
import { indexPage } from './index-page'
import { code, paragraphs } from './markdown'
import { packedNames, type PackedNames } from './packed-names'
import { groupBy, linksOf, type Links, type Pages } from './pages'
import { pathsTable } from './paths-table'
import { schemaText } from './schemas'
import { namedIn, topicsOf, type Topic } from './topics'

/** The page with the refusals of the API. */
const REFUSALS = `api-client/${REFUSALS_PAGE}`

/** Writes the reference of what was compiled below `work` into a folder. */
export async function writeReference(work: string, packages: readonly string[], version: string, out: string) {
  for (const [file, text] of await referenceOf(work, packages, version)) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), `${text}\n`)
  }
}

/** The reference by file: an index, and a page for each noun of each package [OPEN-314]. */
async function referenceOf(work: string, packages: readonly string[], version: string) {
  const names = packedNames(work, packages)
  const pages = groupBy(topicsOf(names, work), ({ page }) => page)
  const links = linksOf(pages)
  return new Map([
    ['README.md', indexPage(pages, links, version, REFUSALS)],
    [REFUSALS, refusalsText()],
    ...(await textsOf(pages, { names, links, work })),
  ])
}

/** The pages alone. */
export async function pagesOf(work: string, packages: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = packedNames(work, packages)
  const pages = groupBy(topicsOf(names, work), ({ page }) => page)
  return new Map(await textsOf(pages, { names, links: linksOf(pages), work }))
}

const textsOf = (pages: Pages, world: World) =>
  Promise.all([...pages].map(async ([page, own]) => [`${page}.md`, await pageText(page, own, world)] as const))

interface World {
  readonly names: PackedNames
  readonly links: Links
  readonly work: string
}

async function pageText(page: string, topics: readonly Topic[], world: World): Promise<string> {
  const [name = '', noun = ''] = page.split('/')
  const told = new Map<string, string>()
  const sections = []
  for (const topic of topics) sections.push(await topicText(topic, world, told))
  return paragraphs(`# ${noun}, of @portal/${name}`, '[All pages](../README.md)', slotsIntro(name, noun), ...sections)
}

/** Who fills them is the name of the page. */
function slotsIntro(name: string, noun: string): string {
  if (name !== 'slots') return ''
  const place = noun === 'shell' ? "Places of the shell's own frame, which remotes fill." : `Slots that ${noun} fills.`
  return `${place} Shown by [Slot](../federation/slots.md#slot), which takes the props that a slot declares.`
}

async function topicText(topic: Topic, { names: { checker }, links, work }: World, told: Map<string, string>) {
  const { title, page, from, isValue, symbol, declarations } = topic
  const [first, ...further] = from
  const named = first === undefined ? '' : code(`import ${isValue ? '' : 'type '}{ ${title} } from '${first}'`)
  const also = further.length > 0 ? `, also of ${further.map(code).join(', ')}` : ''
  const head = [`## ${title}`, named + also, docOf(checker, symbol)]
  if (page.startsWith('api-client/') && isEndpoint(title)) {
    return paragraphs(...head, endpointText(title, told))
  }
  const fields = await schemaText(topic, work)
  if (fields !== null) return paragraphs(...head, fields)
  const [only] = declarations
  if (only && page === 'federation/paths' && title === 'paths') return paragraphs(...head, pathsTable(only))
  const led = [...namedIn(checker, declarations)].flatMap((other) => {
    const link = links.get(other)
    const here = link?.startsWith(`${page}.md#`)
    return link === undefined ? [] : [`[${other.name}](${here ? link.slice(page.length + 3) : `../${link}`})`]
  })
  return paragraphs(
    ...head,
    ...declarations.map((each) => declared(checker, each)),
    led.length > 0 ? `See ${led.join(', ')}.` : '',
  )
}
