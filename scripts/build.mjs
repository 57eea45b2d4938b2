// `npm run build [names…]`: builds changed packages. It releases nothing.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { runMain } = await import('./lib/fail.mjs')
const { install } = await import('./lib/install.mjs')
const { buildAll } = await import('./build/build-all.mjs')

await runMain(async () => {
  await install()
  if ((await buildAll(process.argv.slice(2))) === 0) console.log('Everything is built.')
})
