import path from 'node:path'
import { Option, type Command } from 'commander'
import { checkName } from '../releases/documents/names'
import { endPreview, createPreview } from '../releases/publish/preview'
import { publish } from '../releases/publish/publish'
import { LIVE_CHANNEL } from '../releases/publish/move-pointers'
import { buildPackages, buildFolder } from './local-packages'
import { createContext, type Context } from './context'
import { portalOption } from './options'
import { moveAndWait } from './portal-serving'
import { formatMove, formatServing } from './format'

export function addPreview(program: Command): void {
  program
    .command('preview')
    .summary('show a version of a remote to the users of a list')
    .description(
      'Shows a version of a remote to the users of a list, in the pages of the portal, which say so. It ends by --end, or 14 days after its last change.',
    )
    .argument('<name>', 'a remote')
    .argument('[version]', 'a published version; by default the local build, under a version of its own')
    .requiredOption('--as <name>', 'name of the preview, such as pr-12')
    .addOption(
      new Option('--for <users>', 'ids of the user pool, separated by commas; by default its current users').env(
        'PREVIEW_USERS',
      ),
    )
    .option('--from <folder>', 'a finished build, instead of building one')
    .option('--end', 'end the preview')
    .addOption(portalOption('wait until this portal serves it'))
    .addOption(new Option('-c, --channel <channel>', 'the channel').default(LIVE_CHANNEL))
    .action(previewCommand)
}

interface PreviewOptions {
  readonly as: string
  readonly for?: string
  readonly from?: string
  readonly end?: boolean
  readonly portal?: string
  readonly channel: string
}

/** `portal preview` [OPEN-276] */
async function previewCommand(
  name: string,
  version: string | undefined,
  options: PreviewOptions,
  command: Command,
): Promise<void> {
  const { as, end: isEnd = false, portal, channel } = options
  checkName(name)
  const context = createContext(command)
  const { store, by, now, print } = context
  const order = { channel, by, now }
  const users = (options.for ?? '').split(/[\s,]+/).filter(Boolean)
  const { move, serving } = await moveAndWait(context, { portal, channel, names: [name] }, async () =>
    isEnd
      ? endPreview(store, order, name, as)
      : createPreview(store, order, {
          name,
          version: version ?? (await publishBuild(name, options, context)),
          as,
          users,
        }),
  )
  const lines = move ? formatMove(move, channel) : [`There is no preview ${as} of ${name} in the channel ${channel}.`]
  print({ move, serving }, [...lines, ...formatServing(serving, portal)])
}

/** Publishes the local build under a version of its own, and returns that version. */
async function publishBuild(name: string, { from, channel }: PreviewOptions, context: Context): Promise<string> {
  const { store, origins, by, now } = context
  if (from === undefined) buildPackages([name])
  const folder = from === undefined ? buildFolder(name) : path.resolve(from)
  const { release } = await publish(store, { name, from: folder, origins, isDev: true, channel, together: [], by, now })
  return release.version
}
