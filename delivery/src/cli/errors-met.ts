import { InvalidArgumentError, Option, type Command } from 'commander'
import { MOST_FAULTS } from '@portal/api-client/contract/part'
import { ERROR_DAYS, ERRORS_PATH, isDay, RemoteErrorsSchema, type RemoteErrors } from '../guard/remote-errors'
import { timeOf } from '../release/channel/time'
import { checkName, checkVersion } from '../release/documents/names'
import { contextOf } from './context'
import { portalUrlOption } from './portal-option'
import { teamAnswer } from './team-answer'

function day(text: string): string {
  if (isDay(text) && Date.parse(text) <= Date.now()) return text
  throw new InvalidArgumentError('It is a day that has begun, in UTC, such as 2026-11-20.')
}

function limit(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text) && Number(text) <= MOST_FAULTS) return Number(text)
  throw new InvalidArgumentError(`It is a whole number from 1 to ${MOST_FAULTS}.`)
}

/** Adds `portal errors`. */
export function addErrors(program: Command): void {
  program
    .command('errors')
    .summary('which errors users have met with a remote')
    .description(
      'Shows which errors the pages of a portal have met with a remote, by message and place, the latest first. For the holder of a key that may publish it; nobody else is told, and nothing in it is about a person.',
    )
    .argument('<name>', 'a remote')
    .option('--version <version>', 'only those of this version')
    .addOption(new Option('--since <day>', `from this day on, in UTC; otherwise of ${ERROR_DAYS} days`).argParser(day))
    .addOption(new Option('--limit <number>', 'so many kinds at most').argParser(limit).default(20))
    .addOption(portalUrlOption('the portal that is asked'))
    .action(errorsCommand)
}

interface ErrorsOptions {
  readonly version?: string
  readonly since?: string
  readonly limit: number
  readonly portal?: URL
}

/** `portal errors` [OPEN-309] */
async function errorsCommand(name: string, options: ErrorsOptions, command: Command) {
  const { portal, version, since } = options
  checkName(name)
  if (version !== undefined) checkVersion(version)
  if (!portal) return command.error('error: name the portal by --portal or RELEASE_PORTAL', { exitCode: 2 })
  const context = contextOf(command)
  const query = String(new URLSearchParams({ ...(since && { since }), ...(version && { version }) }))
  const path = `${ERRORS_PATH}/${name}${query && `?${query}`}`
  const what = 'which errors pages met'
  const all = await teamAnswer({ portal, path, schema: RemoteErrorsSchema, what }, context)
  const errors = all.errors.slice(0, options.limit)
  const whose = version === undefined ? name : `${name} ${version}`
  context.print({ ...all, errors }, errorLines(whose, { ...all, errors }, all.errors.length))
}

/** Each kind with how often, when, for whom and where it was met. */
function errorLines(whose: string, { since, errors }: RemoteErrors, found: number): string[] {
  if (errors.length === 0) return [`No page has told of an error of ${whose} since ${since}.`]
  const kinds = found === 1 ? '1 kind of error' : `${found} kinds of errors`
  const few = found >= MOST_FAULTS ? 'The latest ' : ''
  const left = found - errors.length
  return [
    `${few}${kinds} of ${whose} since ${since}, the latest first:`,
    ...errors.flatMap((error) => ['', ...kindLines(error)]),
    ...(left > 0 ? ['', `${left} more: --limit ${found}`] : []),
  ]
}

function kindLines({ message, times, version, channel, page, ...its }: RemoteErrors['errors'][number]): string[] {
  const often = times === 1 ? 'once' : `${times} times`
  const whom = { stable: 'all', canary: 'its canary', preview: 'a preview' }[channel]
  const places = its.stack.map(tame)
  return [
    tame(message),
    `  ${often}, first ${timeOf(tame(its.first_seen))}, last ${timeOf(tame(its.last_seen))}`,
    `  version ${tame(version)} for ${whom}, ${page === null ? 'on no page of a remote' : `on ${tame(page)}`}`,
    ...(places.length > 0 ? places.map((place) => `    ${place}`) : ['    in none of its own files']),
  ]
}

/** What came from pages, without what would change a terminal. */
const tame = (text: string) => text.replace(/\p{C}+/gu, ' ')
