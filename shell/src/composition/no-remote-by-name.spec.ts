import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readDeclaration } from '@portal/federation/host'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

const declarations = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => readDeclaration(JSON.parse(readFileSync(path.join(root, name, 'remote.json'), 'utf8'))))

/** The part of a path that is the same for every address: `/booking/:id` has `/booking`. */
const fixedPart = (pattern: string) => pattern.split('/:')[0] ?? pattern

/** What only a `remote.json` may say: its remote's name, title and paths. */
const theirs = declarations.flatMap(({ name, title, routes, ownerPages }) => {
  const paths = [...routes.map((route) => route.path), ...Object.values(ownerPages ?? {})]
  return [name, title, ...paths.map(fixedPart)]
})

const source = path.join(root, 'shell/src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx?|css|html)$/.test(file) && !/\.spec\.tsx?$/.test(file),
)

test('the source of the shell names no remote: titles and paths stand in remote.json', () => {
  expect(theirs.length).toBeGreaterThan(20)
  const named = files.flatMap((file) => {
    const text = readFileSync(path.join(source, file), 'utf8')
    return theirs.filter((word) => namesIt(text, word)).map((word) => `${file}: ${word}`)
  })
  expect(named).toEqual([])
})

/** A remote's name anywhere; a title or a path where a text begins. */
function namesIt(text: string, word: string): boolean {
  return ["'", '"', '`', '>', ''].some((before) => text.includes(before + word) && (before || word.startsWith('mf-')))
}
