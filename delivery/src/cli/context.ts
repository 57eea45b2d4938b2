import { userInfo } from 'node:os'
import path from 'node:path'
import type { Command } from 'commander'
import { folderStore } from '../store/folder-store'
import type { ReleaseStore } from '../store/store'

/** What all commands are given. */
export interface Context {
  readonly store: ReleaseStore
  readonly by: string
  readonly now: Date
  /** Tells what was done: lines for people, or the value as JSON. */
  readonly tell: (value: unknown, lines: readonly string[]) => void
}

interface GlobalOptions {
  readonly store: string
  readonly by?: string
  readonly json?: boolean
}

const PROJECT = path.resolve(import.meta.dirname, '../../..')
export const inProject = (...parts: readonly string[]) => path.resolve(PROJECT, ...parts)

/** The options of the whole command line, for one command of it. */
export function contextOf(command: Command): Context {
  const { store, by, json } = command.optsWithGlobals<GlobalOptions>()
  return {
    store: folderStore(inProject(store)),
    by: by ?? userInfo().username,
    now: new Date(),
    tell: (value, lines) => console.log(json ? JSON.stringify(value, null, 2) : lines.join('\n')),
  }
}
