import { CommanderError, type Command } from 'commander'
import { Refusal } from '../releases/documents/refusal'
import { StoreFailure } from '../releases/store/store'
import { portalProgram } from './program'
import { formatRefusal } from './format'
import { messageOf } from '@portal/domain/unknown'

/** What a disk says, for people. */
const DISK_ERRORS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk of the release store is full.',
  EROFS: 'The release store is read-only.',
  EACCES: 'You may not write to the release store.',
  EPERM: 'You may not write to the release store.',
}

/** Runs one command line; answers its exit code: 0 done, 1 refused, 2 wrong use, 3 not decided (`portal wait`). */
export async function runPortal(args: readonly string[]): Promise<0 | 1 | 2 | 3> {
  const program = throwOnExit(portalProgram())
  try {
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    const refusal = toRefusal(error, program.opts().releaseApi)
    if (program.opts().json) console.log(JSON.stringify({ refused: refusal.message, ...refusal.grounds }, null, 2))
    else console.error(formatRefusal(refusal).join('\n'))
    return refusal.exitCode
  }
}

/** Every command throws where it would end the process. */
function throwOnExit(command: Command): Command {
  command.exitOverride().showHelpAfterError('See --help.')
  for (const below of command.commands) throwOnExit(below)
  return command
}

function toRefusal(error: unknown, releaseApi?: string): Refusal {
  if (error instanceof Refusal) return error
  if (releaseApi && error instanceof StoreFailure) return releaseApiFailure(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new Refusal(DISK_ERRORS[code] ?? 'The release store did not do what was asked.', {
    expected: 'A release store that can be read and written to.',
    found: `${messageOf(error)}.`,
    todo: 'What was not finished is not published and not promoted. See to the store, look at "portal status", and try again.',
  })
}

/** Who writes through a release API has no store to see to. */
const releaseApiFailure = ({ message }: StoreFailure) =>
  new Refusal('The release API did not do what was asked.', {
    expected: 'The address of a release API that runs: that of a portal is another one.',
    found: `${message}.`,
    todo: 'Correct --release-api or RELEASE_API, or ask the operator of the portal. What was not finished is not published and not promoted.',
  })
