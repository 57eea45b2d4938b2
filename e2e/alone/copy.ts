import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../../scripts/lib/paths.mjs'

/** A text of a file, and what replaces it. */
export type Edit = readonly [file: string, from: string, to: string]

/** A clone of the project in which teams change their packages. */
export interface Copy {
  /** Makes these changes. */
  readonly edit: (...edits: readonly Edit[]) => void
  /** Runs `npm run contract` with these options, and answers its exit code and its words. */
  readonly contract: (...options: readonly string[]) => Ended
  /** Records all changes as a commit: the contract is compared with the last one. */
  readonly commit: (subject: string) => void
  /** Builds a package and answers the folder of its build. */
  readonly build: (name: string) => string
}

/** How a command ended. */
export interface Ended {
  readonly code: number | null
  readonly text: string
}

/** Clones the last commit into this folder and installs its packages. Throws where a command fails. */
export function cloneProject(folder: string): Copy {
  const run = (command: string, ...words: readonly string[]): Ended => {
    const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8' })
    return { code: status, text: `${stdout}${stderr}` }
  }
  const must = (command: string, ...words: readonly string[]): void => {
    const { code, text } = run(command, ...words)
    if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}: ${text}`)
  }
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', inRoot(), folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The project could not be cloned: ${stderr}`)
  must(process.execPath, '--eval', "import('./scripts/lib/install.mjs').then(({ install }) => install())")
  const build = (name: string) => {
    must(process.execPath, 'scripts/build.mjs', name)
    return path.join(folder, name, 'dist')
  }
  return {
    edit: (...edits) => edits.forEach((edit) => editFile(folder, edit)),
    contract: (...options) => run('npm', 'run', '--silent', 'contract', '--', ...options),
    commit: (subject) =>
      must('git', '-c', 'user.name=Team', '-c', 'user.email=team@portal.test', 'commit', '--quiet', '-am', subject),
    build,
  }
}

function editFile(folder: string, [file, from, to]: Edit): void {
  const place = path.join(folder, file)
  const text = readFileSync(place, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`)
  writeFileSync(place, text.replace(from, to))
}
