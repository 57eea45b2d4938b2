import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../../scripts/lib/paths.mjs'

/** Replaces a text in a file. */
export type Edit = readonly [file: string, from: string, to: string]

/** A clone of the project, in which teams change their packages. */
export interface ProjectCopy {
  readonly edit: (...edits: readonly Edit[]) => void
  /** Runs `npm run contract` with these options. */
  readonly contract: (...options: readonly string[]) => CommandResult
  /** Commits all changes: the contract is compared with the last commit. */
  readonly commit: (subject: string) => void
  /** Builds a package; returns the folder of the build. */
  readonly build: (name: string) => string
}

export interface CommandResult {
  readonly code: number | null
  readonly text: string
}

/** Clones the last commit into this folder and installs its packages. */
export function cloneProject(folder: string): ProjectCopy {
  const run = (command: string, ...words: readonly string[]): CommandResult => {
    const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8' })
    return { code: status, text: `${stdout}${stderr}` }
  }
  const runOrThrow = (command: string, ...words: readonly string[]): void => {
    const { code, text } = run(command, ...words)
    if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}: ${text}`)
  }
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', inRoot(), folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The project could not be cloned: ${stderr}`)
  runOrThrow(process.execPath, '--eval', "import('./scripts/lib/install.mjs').then(({ install }) => install())")
  const build = (name: string) => {
    runOrThrow(process.execPath, 'scripts/build.mjs', name)
    return path.join(folder, name, 'dist')
  }
  return {
    edit: (...edits) => edits.forEach((edit) => editFile(folder, edit)),
    contract: (...options) => run('npm', 'run', '--silent', 'contract', '--', ...options),
    commit: (subject) =>
      runOrThrow(
        'git',
        '-c',
        'user.name=Team',
        '-c',
        'user.email=team@portal.test',
        'commit',
        '--quiet',
        '-am',
        subject,
      ),
    build,
  }
}

function editFile(folder: string, [file, from, to]: Edit): void {
  const place = path.join(folder, file)
  const text = readFileSync(place, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`)
  writeFileSync(place, text.replace(from, to))
}
