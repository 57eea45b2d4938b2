import { Client } from 'pg'
import { expect, test } from 'vitest'
import { nameStatements } from './named-statements'

test('names at most four hundred statements, however many variants callers cause', async () => {
  const asked: { name?: string; text: string }[] = []
  const query = (statement: { text: string }) => asked.push(statement)
  const client = nameStatements(Object.assign(new Client(), { query, release: () => {} }))
  for (let length = 1; length <= 500; length++) {
    await client.query({ text: `select ${'$1, '.repeat(length)}1` })
  }
  const named = asked.flatMap(({ name }) => name ?? [])
  expect(named).toHaveLength(400)
  expect(new Set(named).size).toBe(400)
  expect(asked).toHaveLength(500)
})
