import { CommanderError, type Command } from 'commander'
import { Refusal } from '../releases/documents/refusal'
import { StoreFailure } from '../releases/store/store'
import { portalProgram } from './program'
import { formatRefusal } from './format'
import { messageOf } from '@portal/domain/unknown'

/** Sentences for error codes of a disk. */
const DISK_ERRORS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk of the release store is full.',
  EROFS: 'The release store is read-only.',
  EACCES: 'You may not write to the release store.',
  EPERM: 'You may not write to the release store.',
}

/** Runs a command line. Returns the exit code: 0 done, 1 refused, 2 wrong use, 3 not judged (`portal wait`). */
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

/** Makes every command throw instead of ending the process. */
function throwOnExit(command: Command): Command {
  command.exitOverride().showHelpAfterError('See --help.')
  for (const below of command.commands) throwOnExit(below)
  return command
}

function toRefusal(error: unknown, releaseApi?: string): Refusal {
  if (error instanceof Refusal) return error
  if (releaseApi && error instanceof StoreFailure) return releaseApiFailure(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new Refusal(DISK_ERRORS[code] ?? 'The release store failed.', {
    expected: 'A release store that can be read and written to.',
    found: `${messageOf(error)}.`,
    todo: 'Nothing unfinished is published or promoted. Check the store and "portal status", then try again.',
  })
}

/** The refusal for a failed release API, without advice on a store. */
const releaseApiFailure = ({ message }: StoreFailure) =>
  new Refusal('The release API failed.', {
    expected: 'The address of a running release API, not of a portal.',
    found: `${message}.`,
    todo: 'Nothing unfinished is published or promoted. Correct --release-api or RELEASE_API, or ask the operator of the portal.',
  })
