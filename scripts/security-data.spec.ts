import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/paths.mjs'
import { read } from './lib/written-files'

const MIGRATIONS = 'backend/src/db/migrations'
const text = read('docs/security/data.md')
const rows = (heading: string) =>
  (text.split(`## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim())) ?? []

test('every table of the database has one data class', () => {
  const made = readdirSync(path.join(ROOT, MIGRATIONS))
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => read(`${MIGRATIONS}/${file}`))
    .join('\n')
  const names = (pattern: RegExp) => [...made.matchAll(pattern)].map(([, name = '']) => name)
  const dropped = names(/^drop table (?:if exists )?(\w+)/gim)
  const there = [...new Set(names(/^create table (?:if not exists )?(\w+)/gim))].filter(
    (name) => !dropped.includes(name),
  )
  expect(there.length).toBeGreaterThan(35)
  const classed = rows('The tables').flatMap(([, , tables = '']) =>
    [...tables.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(classed.toSorted()).toEqual(there.toSorted())
})

test('every data class has readers, retention and protection', () => {
  const classes = rows('Classes')
  expect(classes.every((cells) => cells.slice(1, 7).every((cell) => cell !== ''))).toBe(true)
  const names = classes.map(([, name]) => name)
  const given = [...rows('The tables'), ...rows('Other places')].map(([, name]) => name)
  expect(given.filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => !given.includes(name))).toEqual([])
})
