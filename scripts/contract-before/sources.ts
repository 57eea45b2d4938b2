import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inRoot, ROOT } from '../lib/paths.mjs'
import type { Before } from './version'

/** Where versions of before lie with all that they are built from: the last one alone, since each is some 100 MB. */
const FOLDER = inRoot('.cache/contract-before')

/** The folder of the project as it was at this commit, made once. */
export function sourcesBefore({ commit }: Before): string {
  const folder = path.join(FOLDER, commit)
  if (!existsSync(folder)) checkOut(commit, folder)
  return folder
}

/** The same, built; what it installs comes from this machine's store. */
export function buildBefore(before: Before): string {
  const folder = sourcesBefore(before)
  tool(process.execPath, [path.join(folder, 'scripts/build.mjs')], folder)
  return folder
}

function checkOut(commit: string, folder: string): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const other of readdirSync(FOLDER)) rmSync(path.join(FOLDER, other), { recursive: true, force: true })
  const [half, archive] = [`${folder}.half`, `${folder}.tar`]
  mkdirSync(half)
  tool('git', ['archive', '--format=tar', `--output=${archive}`, commit], ROOT)
  tool('tar', ['-xf', archive, '-C', half], ROOT)
  rmSync(archive)
  renameSync(half, folder)
}

/** Runs a command there; throws where it fails. */
export function tool(command: string, words: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(command, words, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error(`${command} ${words[0]} in ${cwd} failed: ${error?.message ?? `exit code ${status}`}`)
}
