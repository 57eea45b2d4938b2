import { expect, test } from 'vitest'
import { METRICS } from '../shared/server/src/index'
import { read } from './lib/written-files'

const FILES = ['deploy/grafana/portal.json', 'deploy/prometheus/alerts.yml'] as const
const own = Object.keys(METRICS)
/** What is asked for, as a histogram is stored. */
const asked = (text: string) =>
  [...text.matchAll(/\bportal_\w+/g)].map(([name]) => name.replace(/_(?:count|bucket|sum)$/, ''))
/** Labels that are looked for or grouped by. */
const labels = (text: string) => [
  ...[...text.matchAll(/[{,](\w+)=~?\\?"/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/\bby \(([\w, ]+)\)/g)].flatMap(([, names = '']) => names.split(', ')),
]

test.each(FILES)('%s asks for figures and labels that there are [OPEN-168]', (file) => {
  const names = asked(read(file))
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !own.includes(name))).toEqual([])
  const known = new Set<string>([
    ...Object.values(METRICS).flatMap((one) => one.labels),
    'program',
    'job',
    'instance',
    'le',
    'name',
    'group',
    'alert',
  ])
  expect(labels(read(file)).filter((label) => !known.has(label))).toEqual([])
})
