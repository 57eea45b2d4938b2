import type { Command } from 'commander'
import { checkChannel, readMoves } from '../releases/channel/moves'
import { verify } from '../releases/checks/verify'
import { Refusal } from '../releases/documents/refusal'
import { createContext } from './context'

/** `portal verify`: refuses a channel with missing or changed files. */
export async function verifyCommand({ channel }: { readonly channel: string }, command: Command) {
  const { store, acceptsAnyKey, print } = createContext(command)
  checkChannel(channel)
  const { wrong, ...read } = await verify(store, await readMoves(store, channel))
  if (wrong.length > 0) {
    throw new Refusal(`Files of the channel ${channel} are missing or changed.`, {
      expected: 'Steps and releases with valid signatures, and files with their published hashes.',
      found: `${wrong.join('; ')}.`,
      todo: 'Restore the files from a backup ("npm run backup"), or publish and promote another version.',
    })
  }
  const { packages, files, bytes } = read
  const isAnybodys = await acceptsAnyKey()
  const lines = [`${packages} versions with ${files} files, ${bytes} bytes, are as they were published.`]
  if (isAnybodys) lines.push('Signatures were not checked, because there is no list of keys.')
  print({ channel, ...read, isAnybodys }, lines)
}
