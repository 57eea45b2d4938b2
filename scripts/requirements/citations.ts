/** Text by ID, in the order of the document. */
export type Requirements = ReadonlyMap<string, string>

export interface SourceFile {
  readonly file: string
  readonly text: string
  readonly isSpec: boolean
}

/** Number of a group's lines: all, cited, and cited by a test. */
export interface Coverage {
  readonly group: string
  readonly lines: number
  readonly cited: number
  readonly tested: number
}

const groupOf = (id: string) => id.split('-')[0] ?? ''

/** Parses the tables of docs/requirements.md; throws for a duplicate ID. */
export function parseRequirements(markdown: string): Requirements {
  const found = new Map<string, string>()
  for (const [, id = '', text = ''] of markdown.matchAll(/^\| ([A-Z]+-\d+) \| (.+) \|$/gm)) {
    if (found.has(id)) throw new Error(`${id} is there twice`)
    found.set(id, text)
  }
  return found
}

/** IDs of a citation, with ranges expanded; empty for a reversed range. */
function expand(citation: string): string[] {
  const [, group = '', first = '', last = first] = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/.exec(citation) ?? []
  const numbers = Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, at) => Number(first) + at)
  return numbers.map((number) => `${group}-${String(number).padStart(2, '0')}`)
}

/** Patterns for the groups of the document. */
function patterns(requirements: Requirements) {
  const id = `(?:${[...new Set([...requirements.keys()].map(groupOf))].join('|')})-\\d+`
  const list = String.raw`${id}(?:\.\.\d+)?(?:, ${id}(?:\.\.\d+)?)*`
  // Specs may have lists of IDs as strings, which `test.each` inserts into titles.
  return { id: new RegExp(String.raw`\b${id}`, 'g'), source: `\\[(${list})\\]`, spec: `\\[(${list})\\]|'(${list})'` }
}

/** Citations that a comment's line break divides, on one line. */
const unwrapped = ({ text }: SourceFile) => text.replaceAll(/,\n *(?:\*|\/\/) (?=[A-Z]+-\d)/g, ', ')

const citation = ({ isSpec }: SourceFile, { source, spec }: ReturnType<typeof patterns>) =>
  new RegExp(isSpec ? spec : source, 'g')

/** IDs that a file cites, with ranges expanded. */
export function citedIn(source: SourceFile, requirements: Requirements): string[] {
  const lists = [...unwrapped(source).matchAll(citation(source, patterns(requirements)))]
  return lists.flatMap(([, bracketed, quoted]) => (bracketed ?? quoted ?? '').split(', ').flatMap(expand))
}

/** IDs in another notation. */
export function misspelledIn(source: SourceFile, requirements: Requirements): string[] {
  const pattern = patterns(requirements)
  return unwrapped(source).replaceAll(citation(source, pattern), '').match(pattern.id) ?? []
}

/** IDs cited anywhere, and by tests. */
export function citedBy(files: readonly SourceFile[], requirements: Requirements) {
  const all = new Set<string>()
  const tests = new Set<string>()
  for (const source of files) {
    for (const id of citedIn(source, requirements)) {
      all.add(id)
      if (source.isSpec) tests.add(id)
    }
  }
  return { all, tests }
}

/** Counts by group, in the order of the document. */
export function coverage(files: readonly SourceFile[], requirements: Requirements): Coverage[] {
  const { all, tests } = citedBy(files, requirements)
  const ids = [...requirements.keys()]
  return [...new Set(ids.map(groupOf))].map((group) => {
    const own = ids.filter((id) => groupOf(id) === group)
    const count = (cited: ReadonlySet<string>) => own.filter((id) => cited.has(id)).length
    return { group, lines: own.length, cited: count(all), tested: count(tests) }
  })
}
