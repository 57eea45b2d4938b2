/** A statement of a file's own level, as the formatter writes it: it begins at the margin. */
export interface Statement {
  /** Its first line, counted from 1. */
  readonly line: number
  readonly text: string
  /** What it declares. */
  readonly names: readonly string[]
  /** Whether other files may take it. */
  readonly isExported: boolean
}

/** Another file's names, as this one calls them. */
export interface Taken {
  readonly from: string
  /** By own name, the name there; `*` for all of it. */
  readonly names: ReadonlyMap<string, string>
}

/** Closing brackets and the comments above it belong to a statement that is begun. */
const BEGINS = /^[^\s})\]*/]/
const DECLARES = /^(?:export )?(?:async )?(?:const|let|var|function|class|interface|type) (\{[^=]*\}|\[[^=]*\]|\w+)/
const TAKES = /^(?:im|ex)port (?:type )?(?:(\{[^}]*\})|\* as (\w+))\s*from '(\.{1,2}\/[^']+)'/

/** The statements of a file, or of a block that was moved to the margin, beginning at this line. */
export function statementsOf(text: string, first = 1): Statement[] {
  const lines = text.split('\n')
  const begun = lines.flatMap((line, at) => (BEGINS.test(line) ? [at] : []))
  return begun.map((at, index) => {
    const own = lines.slice(at, begun[index + 1] ?? lines.length).join('\n')
    const [, declared = ''] = DECLARES.exec(own) ?? []
    return { line: first + at, text: own, names: declared.match(/\w+/g) ?? [], isExported: own.startsWith('export ') }
  })
}

/** What a statement takes of another file of the project; null where it takes nothing. */
export function takenBy({ text }: Statement): Taken | null {
  const [, listed, all, from] = TAKES.exec(text) ?? []
  if (from === undefined) return null
  if (all !== undefined) return { from, names: new Map([[all, '*']]) }
  const names = [...(listed ?? '').matchAll(/(?:type )?(\w+)(?: as (\w+))?/g)]
  return { from, names: new Map(names.map(([, theirs = '', own = theirs]) => [own, theirs])) }
}
