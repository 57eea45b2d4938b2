// Drops what nobody needs, again and again, until there is a file of this name: `tsx gc-often.ts <store> <file>`.
import { existsSync } from 'node:fs'
import { collectGarbage } from '../release/gc/gc'
import { folderStore } from '../store/folder-store'
import { signedStore } from '../release/documents/signed-store'

const [place = '', end = ''] = process.argv.slice(2)
const store = signedStore(folderStore(place), { publishers: null })
let dropped = 0
while (!existsSync(end)) {
  dropped += (await collectGarbage(store, { days: 0, now: new Date(), isTrial: false })).length
}
console.log(JSON.stringify({ dropped }))
