import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/paths.mjs'

const promtool = (...words: readonly string[]) =>
  execFileSync('promtool', words, { cwd: path.join(ROOT, 'deploy/prometheus'), encoding: 'utf8' })

test('Prometheus accepts the alert rules and the scrape configuration [OPEN-168]', () => {
  expect(promtool('check', 'rules', 'alerts.yml')).toMatch(/SUCCESS: \d+ rules found/)
  expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS')
})
