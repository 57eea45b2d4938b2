// Moves a package of a store between two versions, again and again: `tsx promote-often.ts <store> <by> <rounds> <folder>
// <key>`.
// Begins when two of it are there, which the folder is for.
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promote } from '../release/publish/move-pointers'
import { Refusal } from '../release/documents/refusal'
import { readKey } from '../release/documents/key-file'
import { signedStore } from '../release/documents/signed-store'
import { folderStore } from '../store/folder-store'

const [place = '', by = '', rounds = '', folder = '', key = ''] = process.argv.slice(2)
const store = signedStore(folderStore(place), { signer: () => readKey(key), publishers: null })
const [won, lost]: [number[], string[]] = [[], []]
writeFileSync(path.join(folder, by), '')
while (readdirSync(folder).length < 2) await delay(1)
for (let round = 0; round < Number(rounds); round++) {
  const wanted = [{ name: 'mf-a', version: `1.${round % 2}.0` }]
  try {
    const move = await promote(store, { channel: 'live', by, now: new Date(), isOlderMeant: true }, wanted)
    if (move) won.push(move.number)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    lost.push(error.grounds.found)
  }
}
console.log(JSON.stringify({ won, lost }))
