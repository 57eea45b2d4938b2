import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findCommands, type Sdk } from './sdk'
import { COMMANDS_PATH } from './sdk-paths'

/** What the operator tells a team by another way than the portal: its first command line, and what that is known by [OPEN-292]. */
export async function formatInvitation(
  folder: string,
  sdk: Pick<Sdk, 'packages'>,
  { portal, key }: { readonly portal: string; readonly key: string },
): Promise<readonly string[]> {
  const commands = findCommands(sdk)
  if (!commands) return []
  const hash = createHash('sha256')
    .update(await readFile(path.join(folder, commands.file)))
    .digest('hex')
  return [
    'A team outside begins by this line. Tell it by another way than the portal, since it goes by the key:',
    `  npx -y -p ${portal}${COMMANDS_PATH} portal create mf-x --from ${portal} --signed-by ${key}`,
    `Whoever compares before anything runs: ${commands.file} has the sha256 ${hash}`,
  ]
}
