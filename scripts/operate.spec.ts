import { expect, test } from 'vitest'
import { read } from './lib/written-files'

const text = read('docs/operate.md')
const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
const namedBy = (pattern: RegExp) => [...new Set(spans.flatMap((span) => pattern.exec(span)?.[1] ?? []))]

test('every npm script in the manual exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const named = namedBy(/^npm (?:run )?([\w:]+)/)
  expect(named).toContain('sbom')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('every subcommand and option of portal in the manual exists', () => {
  const program = ['program', 'keys', 'preview'].map((file) => read(`delivery/src/cli/${file}.ts`)).join('\n')
  const named = namedBy(/^(?:npx -y pnpm@\S+ )?portal ([a-z]+)/)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !program.includes(`.command('${name}')`))).toEqual([])
  const isOfPortal = (span: string) => /^(?:npx -y pnpm@\S+ )?portal\b|^--/.test(span)
  const options = spans.filter(isOfPortal).flatMap((span) => span.match(/--[a-z]+/g) ?? [])
  expect(options.filter((option) => !program.includes(`'${option}`))).toEqual([])
})

test('the manual uses the pnpm of the project, and settings of the table', () => {
  const { packageManager }: { packageManager: string } = JSON.parse(read('package.json'))
  expect(new Set(text.match(/pnpm@[\d.]+\d/g))).toEqual(new Set([packageManager]))
  const settings = read('docs/settings.md')
  const named = spans.filter((span) => /^[A-Z]+(_[A-Z]+)+$/.test(span) || ['PORT', 'HOST'].includes(span))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !settings.includes(`| \`${name}\` |`))).toEqual([])
})
