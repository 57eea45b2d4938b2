// `npm run requirements [group] [-- --missing]`: counts cited lines of docs/requirements.md, and lists those without a test.
import { citedBy, coverage, type Coverage } from './requirements/citations'
import { readRequirements, readSource } from './requirements/source'

const wanted = process.argv.slice(2).find((word) => !word.startsWith('--'))
// Without a preceding `--` npm consumes the flag and sets this variable.
const missing = process.argv.includes('--missing') || process.env.npm_config_missing === 'true'

const requirements = readRequirements()
const files = readSource()
const groups = coverage(files, requirements).filter(({ group }) => !wanted || group === wanted.toUpperCase())

const sum = (of: 'lines' | 'cited' | 'tested') => groups.reduce((total, group) => total + group[of], 0)
const all: Coverage = { group: 'all', lines: sum('lines'), cited: sum('cited'), tested: sum('tested') }

function untested(group: string): string[] {
  const { tests } = citedBy(files, requirements)
  const own = [...requirements].filter(([id]) => id.startsWith(`${group}-`) && !tests.has(id))
  return own.map(([id, text]) => `${id.padEnd(8)} ${text}`)
}

if (groups.length === 0) {
  console.error(`No group ${wanted}. See docs/requirements.md for the groups.`)
  process.exitCode = 1
} else {
  console.log('group   lines  cited  by tests')
  for (const { group, lines, cited, tested } of groups.length > 1 ? [...groups, all] : groups) {
    const [first, second, third] = [lines, cited, tested].map(String)
    console.log(`${group.padEnd(5)} ${first?.padStart(7)} ${second?.padStart(6)} ${third?.padStart(9)}`)
  }
  if (missing) console.log(groups.flatMap(({ group }) => untested(group)).join('\n'))
}
