import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findCommands, type Sdk } from './sdk'
import { COMMANDS_PATH } from './sdk-paths'

/** Lines for the operator to send to a team: its first command line, and the hash of the commands [OPEN-292]. */
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
    'A team outside starts with this line. Send it without using the portal, since it contains the trusted key:',
    `  npx -y -p ${portal}${COMMANDS_PATH} portal create mf-x --from ${portal} --signed-by ${key}`,
    `To check the commands before they run: ${commands.file} has the sha256 ${hash}`,
  ]
}
