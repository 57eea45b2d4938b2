import path from 'node:path'
import type { Piece } from './pieces'
import type { Declared } from './screens'

const escaped = (text: string) => text.replaceAll(/[.?*+^$[\](){}|\\/]/g, String.raw`\$&`)
const anyOf = (names: readonly string[]) =>
  String.raw`(?<![\w/-])(?:${names
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\w/-])`

/**
 * Tests that a table makes stand at one line: what titles are like that name another remote, a slot or an address of
 * one, and none of those in whose screens something was changed.
 */
export function othersTitles(
  journeys: readonly string[],
  remotes: readonly Declared[],
  pieces: readonly Piece[],
): string | null {
  if (journeys.length === 0) return null
  const names = new Set(pieces.flatMap((piece) => piece.remotes))
  const namesOf = (some: readonly Declared[]) =>
    some.flatMap(({ name, routes, slots }) => [name, ...routes.map((one) => one.path), ...slots.map((one) => one.name)])
  const ours = namesOf(remotes.filter(({ name }) => names.has(name)))
  const others = namesOf(remotes.filter(({ name }) => !names.has(name)))
  if (ours.length === 0 || others.length === 0) return null
  const files = journeys.map((file) => escaped(path.basename(file))).join('|')
  return `(?:${files}) (?!.*${anyOf(ours)}).*${anyOf(others)}`
}
