import { expect, test } from 'vitest'
import { chunkScripts, entryFiles } from './shell-manifest'

const shell = {
  entries: { main: { js: ['vendor.js', 'main.js'], css: ['main.css'] } },
  chunks: { login: ['vendor.js', 'login.js', 'login.css'], seam: ['seam.css', 'seam.js'] },
}

test('loads the shared modules before the entry on a page that may open a remote', () => {
  expect(entryFiles(shell, '')).toEqual(['seam.js', 'vendor.js', 'main.js', 'main.css', 'seam.css'])
})

test('leaves out the shared modules on a page without a remote', () => {
  expect(entryFiles(shell, 'login')).toEqual(['vendor.js', 'main.js', 'main.css', 'login.js', 'login.css'])
  expect(chunkScripts(shell, 'login')).toEqual(['login.js'])
})
