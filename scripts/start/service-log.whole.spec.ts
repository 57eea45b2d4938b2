import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/paths.mjs'
import { anyPort } from '../lib/ports.mjs'
import { ready, startService, stopService } from './service-process.mjs'

/** Answers, and says something now and then. */
const PROGRAM = `
  require('node:http').createServer((_, answer) => answer.end('ok')).listen(Number(process.env.PORT), '127.0.0.1')
  setInterval(() => console.log('still here'), 20)`

// A file that is full for whoever writes to it; other systems have none.
test.each(existsSync('/dev/full') ? ['/dev/full'] : [])(
  'a service goes on when its log cannot be written, as on %s [OPEN-264]',
  async (full) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-service-log-'))
    const program = path.join(folder, 'program.cjs')
    writeFileSync(program, PROGRAM)
    mkdirSync(path.join(folder, 'logs'))
    symlinkSync(full, path.join(folder, 'logs/speaker.log'))
    const port = String(await anyPort())
    const health = `http://127.0.0.1:${port}/`
    const speaker = { name: 'speaker', entry: path.relative(ROOT, program), env: { PORT: port }, health }
    const running = startService(speaker, { logFolder: folder, isAgain: true })
    try {
      await ready(running)
      for (let time = 0; time < 20; time++) expect((await fetch(health)).status).toBe(200)
    } finally {
      await stopService(running)
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
