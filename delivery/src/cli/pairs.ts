import type { Command } from 'commander'
import type { Version } from '../releases/channel/channel'

/** `mf-a 1.0.0 mf-b 2.0.0` as versions; anything else is wrong use. */
export function pairsOf(words: readonly string[], command: Command): Version[] {
  if (words.length % 2 !== 0) {
    command.error(`error: names and versions come in pairs, and ${words.at(-1)} has no version`, { exitCode: 2 })
  }
  const pairs = words.flatMap((name, at) => (at % 2 === 0 ? [{ name, version: words[at + 1] ?? '' }] : []))
  const twice = pairs.find(({ name }, at) => pairs.slice(0, at).some((earlier) => earlier.name === name))
  if (twice) command.error(`error: ${twice.name} is named twice`, { exitCode: 2 })
  return pairs
}
