import { SHARED_MODULES } from '../src/registry/shared-modules'

/** One line of the contract: a name of the seam, or a member of a type that such a name leads to. */
export interface Line {
  /** The shared module, `slots of <remote>`, or `types`. */
  readonly place: string
  readonly name: string
  /** As the compiler writes it, behind `:`, or `?:` where it may be left out. */
  readonly type: string
  readonly isDeprecated: boolean
}

/** A line with the versions since which it stands so, and since which it is deprecated. */
export interface StatedLine extends Omit<Line, 'isDeprecated'> {
  readonly since: string
  readonly deprecatedSince: string | null
}

export interface Contract {
  readonly version: string
  readonly lines: readonly StatedLine[]
}

export const CONTRACT_FILE = 'shared/federation/contract.md'

const HEAD = (version: string) => `# The contract of the seam, ${version}

Every name that crosses between the shell and the remotes, with its type and the version of the contract since which it stands so. Written by \`npm run contract\`, which refuses a change without a higher \`CONTRACT_VERSION\`; why: [0030](../../docs/decisions/0030-the-contract-is-what-is-used.md).
`

const LINE = /^([^\s:?]+)(\??: .*) \/\/ since (\d+\.\d+)(?:, deprecated since (\d+\.\d+))?$/

/** The document of a contract. */
export function writeContract({ version, lines }: Contract): string {
  const sections = [...new Set(lines.map(({ place }) => place))].map((place) => {
    const own = lines.filter((line) => line.place === place).map(textOf)
    return `\n## ${place}\n\n\`\`\`text\n${own.join('\n')}\n\`\`\`\n`
  })
  return HEAD(version) + sections.join('')
}

function textOf({ name, type, since, deprecatedSince }: StatedLine): string {
  return `${name}${type} // since ${since}${deprecatedSince ? `, deprecated since ${deprecatedSince}` : ''}`
}

/** A contract that was written. Throws, with the line, where it is not as it is written. */
export function readContract(text: string): Contract {
  const [, version] = /^# The contract of the seam, (\d+\.\d+)\n/.exec(text) ?? []
  if (!version) throw new Error(`${CONTRACT_FILE} does not begin with its version`)
  const sections = text.split(/^## /m).slice(1)
  return { version, lines: sections.flatMap(linesOf) }
}

function linesOf(section: string): StatedLine[] {
  const [place = '', ...rest] = section.split('\n')
  const written = rest.filter((line) => line !== '' && !line.startsWith('```'))
  return written.map((line) => {
    const [, name, type, since, deprecatedSince = null] = LINE.exec(line) ?? []
    if (!name || !type || !since) throw new Error(`${CONTRACT_FILE} has a line that nobody wrote so: ${line}`)
    return { place, name, type, since, deprecatedSince }
  })
}

/** Deprecated names of each shared module, and slots of each remote, each with the version since which it is. */
export function deprecatedNames({ lines }: Contract): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  for (const { place, name, deprecatedSince } of lines) {
    if (deprecatedSince && isUsedByName(place)) {
      found[place] = { ...found[place], [name]: deprecatedSince }
    }
  }
  return found
}

/** Builds tell of these which names they use. */
const isUsedByName = (place: string) =>
  SHARED_MODULES.some((module) => module === place) || place.startsWith('slots of ')
