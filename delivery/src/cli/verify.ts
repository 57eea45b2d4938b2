import type { Command } from 'commander'
import { checkChannelName, readMoves } from '../releases/channel/moves'
import { verifyChannel } from '../releases/checks/verify-channel'
import { Refusal } from '../releases/documents/refusal'
import { createContext } from './context'

/** `portal verify`: refuses a channel with missing or changed files. */
export async function verifyCommand({ channel }: { readonly channel: string }, command: Command) {
  const { store, acceptsAnyKey, print } = createContext(command)
  checkChannelName(channel)
  const { faults, ...read } = await verifyChannel(store, await readMoves(store, channel))
  if (faults.length > 0) {
    throw new Refusal(`Files of the channel ${channel} are missing or changed.`, {
      expected: 'Steps and releases with valid signatures, and files with their published hashes.',
      found: `${faults.join('; ')}.`,
      todo: 'Restore the files from a backup ("npm run backup"), or publish and promote another version.',
    })
  }
  const { packages, files, bytes } = read
  const isAnybodys = await acceptsAnyKey()
  const lines = [`${packages} versions with ${files} files, ${bytes} bytes, are as they were published.`]
  if (isAnybodys) lines.push('Signatures were not checked, because there is no list of keys.')
  print({ channel, ...read, isAnybodys }, lines)
}
