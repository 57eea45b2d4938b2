import { code, paragraphs } from './markdown'
import { groupBy, type Links, type Pages } from './pages'

/** What a team reads first; each has to be there. */
const FIRST: readonly (readonly [string, string])[] = [
  ['PortalHost', 'what the shell gives: user, practice, time, notices, the client'],
  ['useRead', 'a call that reads'],
  ['useWrite', 'a call that writes'],
  ['RemoteModule', 'what a remote exposes'],
  ['Slot', 'a place that another remote fills; which there are stands below, under `@portal/slots`'],
  ['followPractice', 'the events of the practice'],
  ['paths', 'links to the screens of others'],
  ['renderInPortal', 'a screen in a spec'],
]

/** The page that leads to all others. */
export function indexPage(pages: Pages, links: Links, version: string, refusals: string): string {
  const first = FIRST.map(([name, what]) => `- [${name}](${linkTo(name, pages, links)}): ${what}`)
  const packages = [...groupBy([...pages.keys()].toSorted(), (page) => page.split('/')[0] ?? '')]
  return paragraphs(
    `# What a remote may use, SDK ${version}`,
    'Made of what is packed, when it was packed. A page has all names of a noun, and the types that they lead to.',
    [...first, `- [refusals](${refusals}): how calls are refused`].join('\n'),
    ...packages.map(([name, own]) =>
      paragraphs(`## @portal/${name}`, own.map((page) => lineOf(page, pages)).join('\n')),
    ),
  )
}

function linkTo(name: string, pages: Pages, links: Links): string {
  const topic = [...pages.values()].flat().find(({ title, from }) => title === name && from.length > 0)
  const link = topic && links.get(topic.symbol)
  if (link === undefined) throw new Error(`The reference begins with ${name}, which no package has.`)
  return link
}

/** A page with its values; of types alone it is looked for less. */
function lineOf(page: string, pages: Pages): string {
  const values = (pages.get(page) ?? []).filter(({ isValue, from }) => isValue && from.length > 0)
  const named = values.map(({ title }) => code(title)).join(', ')
  return `- [${page.split('/')[1]}](${page}.md)${named && `: ${named}`}`
}
