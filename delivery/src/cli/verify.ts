import type { Command } from 'commander'
import { checkChannelName, readMoves } from '../releases/channel/moves'
import { verifyChannel } from '../releases/checks/verify-channel'
import { Refusal } from '../releases/documents/refusal'
import { contextOf } from './context'

/** `portal verify`: refuses a channel of which anything is missing or other than it was published. */
export async function verifyCommand({ channel }: { readonly channel: string }, command: Command) {
  const { store, isAnybodys: hasNoList, print } = contextOf(command)
  checkChannelName(channel)
  const { faults, ...read } = await verifyChannel(store, await readMoves(store, channel))
  if (faults.length > 0) {
    throw new Refusal(`What the channel ${channel} serves is not all there as it was published.`, {
      expected: 'Every step and release signed by who may, and every file with the bytes of its hash.',
      found: `${faults.join('; ')}.`,
      todo: 'Bring the files back from a backup ("npm run backup"), or publish another version and promote it.',
    })
  }
  const { packages, files, bytes } = read
  const isAnybodys = await hasNoList()
  const lines = [`${packages} versions with ${files} files, ${bytes} bytes, are as they were published.`]
  if (isAnybodys) lines.push('Whose signatures they have was not looked at: that takes a list of keys.')
  print({ channel, ...read, isAnybodys }, lines)
}
