// Moves a package of a store between two versions, again and again: `tsx promote-often.ts <store> <by> <rounds>`.
import { promote } from '../release/move-pointers'
import { Refusal } from '../release/refusal'
import { folderStore } from '../store/folder-store'

const [folder = '', by = '', rounds = ''] = process.argv.slice(2)
const [won, lost]: [number[], string[]] = [[], []]
for (let round = 0; round < Number(rounds); round++) {
  const wanted = [{ name: 'mf-a', version: `1.${round % 2}.0` }]
  try {
    const move = await promote(folderStore(folder), { channel: 'live', by, now: new Date() }, wanted)
    if (move) won.push(move.number)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    lost.push(error.grounds.found)
  }
}
console.log(JSON.stringify({ won, lost }))
