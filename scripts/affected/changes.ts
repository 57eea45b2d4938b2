import { spawnSync } from 'node:child_process'
import { ROOT } from '../lib/paths.mjs'

/** Where the work began, where nobody says since when. */
const BRANCHES = ['origin/main', 'main', 'origin/master', 'master']

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const commitOf = (ref: string) => git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)

/** What a wrong call is answered with. */
export class WrongRef extends Error {}

/** The commit that a change is compared with: where the work left the ref. Throws `WrongRef` with what to do. */
export function baseOf(since: string | undefined): { readonly ref: string; readonly commit: string } {
  if (git('rev-parse', '--show-toplevel') === null)
    throw new WrongRef('This folder is no clone of a git repository: "npm test" runs everything.')
  const ref = since ?? BRANCHES.find((branch) => commitOf(branch) !== null) ?? 'HEAD'
  const commit = commitOf(ref)
  if (commit === null)
    throw new WrongRef(
      `There is no commit "${ref}" here. Give a branch, a tag or a commit that "git log" knows, such as --since main or --since HEAD~1; of a shallow clone, fetch it first.`,
    )
  const base = git('merge-base', commit, 'HEAD')
  if (base === null)
    throw new WrongRef(`"${ref}" and what is checked out have no commit in common. Give a ref of this history.`)
  return { ref, commit: base }
}

/** Files that are other than in this commit: committed since, not committed yet, new, renamed, gone. */
export function changedSince(commit: string): string[] {
  const listed = [
    git('diff', '--name-only', '--no-renames', '-z', commit),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return [...new Set(listed.flatMap((text) => (text ?? '').split('\0')).filter(Boolean))].toSorted()
}
