/** A requirement's text by its ID, in the order of the document. */
export type Requirements = ReadonlyMap<string, string>

export interface SourceFile {
  readonly file: string
  readonly text: string
  readonly isSpec: boolean
}

/** How many lines of a group there are, are cited anywhere, and are cited by a test. */
export interface Coverage {
  readonly group: string
  readonly lines: number
  readonly cited: number
  readonly tested: number
}

const groupOf = (id: string) => id.split('-')[0] ?? ''

/** Reads the tables of docs/requirements.md; throws when an ID stands twice. */
export function parseRequirements(markdown: string): Requirements {
  const found = new Map<string, string>()
  for (const [, id = '', text = ''] of markdown.matchAll(/^\| ([A-Z]+-\d+) \| (.+) \|$/gm)) {
    if (found.has(id)) throw new Error(`${id} stands twice`)
    found.set(id, text)
  }
  return found
}

/** The IDs of one citation: itself, or each of its range; none when the range runs backwards. */
function expand(citation: string): string[] {
  const [, group = '', first = '', last = first] = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/.exec(citation) ?? []
  const numbers = Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, at) => Number(first) + at)
  return numbers.map((number) => `${group}-${String(number).padStart(2, '0')}`)
}

/** The patterns of one document: its groups are those that its IDs begin with. */
function patterns(requirements: Requirements) {
  const id = `(?:${[...new Set([...requirements.keys()].map(groupOf))].join('|')})-\\d+`
  const list = String.raw`${id}(?:\.\.\d+)?(?:, ${id}(?:\.\.\d+)?)*`
  // In a spec a list of IDs may be a string of its own: a table that `test.each` writes into the tests' names.
  return { id: new RegExp(String.raw`\b${id}`, 'g'), source: `\\[(${list})\\]`, spec: `\\[(${list})\\]|'(${list})'` }
}

const citation = ({ isSpec }: SourceFile, { source, spec }: ReturnType<typeof patterns>) =>
  new RegExp(isSpec ? spec : source, 'g')

/** Every ID that a file cites, ranges spelled out. */
export function citedIn(source: SourceFile, requirements: Requirements): string[] {
  const lists = [...source.text.matchAll(citation(source, patterns(requirements)))]
  return lists.flatMap(([, bracketed, quoted]) => (bracketed ?? quoted ?? '').split(', ').flatMap(expand))
}

/** Every ID that a file names otherwise than by the one notation. */
export function misspelledIn(source: SourceFile, requirements: Requirements): string[] {
  const pattern = patterns(requirements)
  return source.text.replaceAll(citation(source, pattern), '').match(pattern.id) ?? []
}

/** What is cited at all and what is cited by tests. */
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

/** Counts per group, in the order of the document. */
export function coverage(files: readonly SourceFile[], requirements: Requirements): Coverage[] {
  const { all, tests } = citedBy(files, requirements)
  const ids = [...requirements.keys()]
  return [...new Set(ids.map(groupOf))].map((group) => {
    const own = ids.filter((id) => groupOf(id) === group)
    const count = (cited: ReadonlySet<string>) => own.filter((id) => cited.has(id)).length
    return { group, lines: own.length, cited: count(all), tested: count(tests) }
  })
}
