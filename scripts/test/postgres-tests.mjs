import { vitest } from './vitest.mjs'

/** The backend's suite once more, on a throw-away PostgreSQL. */
export async function postgresTests() {
  return vitest('postgres', ['backend'])
}
