import { expect, test } from 'vitest'
import { chunkScripts, entryFiles } from './entry-files'

const shell = {
  entries: { main: { js: ['vendor.js', 'main.js'], css: ['main.css'] } },
  chunks: { login: ['vendor.js', 'login.js', 'login.css'], seam: ['seam.css', 'seam.js'] },
}

test('a page that may open a remote has what remotes share before the entry looks for it', () => {
  expect(entryFiles(shell, '')).toEqual(['seam.js', 'vendor.js', 'main.js', 'main.css', 'seam.css'])
})

test('a page that begins without a remote does not wait for what remotes share', () => {
  expect(entryFiles(shell, 'login')).toEqual(['vendor.js', 'main.js', 'main.css', 'login.js', 'login.css'])
  expect(chunkScripts(shell, 'login')).toEqual(['login.js'])
})
