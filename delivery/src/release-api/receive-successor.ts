import { messageOf } from '@portal/domain/unknown'
import { faultOfNext } from '../release/documents/held-keys'
import { placeOfSuccessor, successorOf, type StoredSuccessor, type Successor } from '../release/documents/successors'
import { malformed, taken, unfit, untrusted } from './answer'
import type { Trusted } from './trusted-content'

/** Takes the name of the key that follows the one that calls, as both have signed it. Refuses what web servers would pass over [OPEN-311]. */
export async function receiveSuccessor({ bare, keys }: Trusted, caller: string, content: Buffer): Promise<Successor> {
  await keys.look()
  const said = keys.said()
  if (!said) throw unfit(WHAT, 'A portal whose list of keys lies in the release store.', 'A list in a file')
  const next = read(caller, content)
  const there = said.successors.get(caller)
  if (there) throw taken('A successor of your key', `${there.key}, which your key has named at ${there.at}`)
  const fault = faultOfNext(said.list, said.successors, next, new Date())
  if (fault !== null) throw unfit(WHAT, 'A new key, which nobody has, named by one that counts.', fault)
  const isWritten = await bare.create(placeOfSuccessor(caller), content)
  if (!isWritten)
    throw taken('A successor of your key', 'One was named in the same moment, or a document is in its place')
  await keys.look()
  return next
}

const WHAT = 'The key that is to follow yours'

function read(caller: string, content: Buffer): StoredSuccessor {
  try {
    const next = successorOf(placeOfSuccessor(caller), content)
    if (next.of === caller) return next
  } catch (error) {
    throw malformed(messageOf(error))
  }
  throw untrusted('Another key than the one that calls has signed it')
}
