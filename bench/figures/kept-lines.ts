import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Line } from './verdict'

const fileOf = (bench: string) => join(import.meta.dirname, '../../.cache/bench', `${bench}-lines.json`)

/** Keeps what a bench has found, for the table of all. */
export function keepLines(bench: string, lines: readonly Line[]): void {
  mkdirSync(dirname(fileOf(bench)), { recursive: true })
  writeFileSync(fileOf(bench), JSON.stringify(lines))
}

export function forgetLines(bench: string): void {
  rmSync(fileOf(bench), { force: true })
}

/** What a bench has kept since it was forgotten; null for nothing. */
export function keptLines(bench: string): readonly Line[] | null {
  try {
    // Written by `keepLines`.
    return JSON.parse(readFileSync(fileOf(bench), 'utf8')) as Line[]
  } catch {
    return null
  }
}
