import { inThePage, throughTheServer } from '../registries/documents'
import type { Mutations } from '../registries/documents'
import { seedsUpTo, walkRegistries } from '../registries/walk'
import { browserFamily } from './portal/browser-family'
import type { Walk } from './portal/browser-family'
import { same } from './tools/check'

const ROUNDS = 300
const QUICK = 20

const walk =
  (from: (portal: string) => Promise<Mutations>, rounds: number): Walk =>
  async ({ portal, open, note }) => {
    const page = await open('/robots.txt')
    const mutations = await from(portal.origin)
    try {
      const { screens, words, broken } = await walkRegistries(page, mutations, seedsUpTo(rounds))
      note(`${screens} times the screen, ${words} times words`)
      same('pages that do not start, or ask elsewhere', broken, [])
    } finally {
      mutations.close()
    }
  }

/** Entries of hostile publishers: every page shows the screen or words, and asks nobody elsewhere. */
export const family = browserFamily(
  ({ isQuick }) => {
    const rounds = isQuick ? QUICK : ROUNDS
    return {
      [`${rounds} entries, put into the store`]: walk(throughTheServer, rounds),
      [`${rounds} entries, in the page itself`]: walk(inThePage, rounds),
    }
  },
  { isReadOnly: true },
)
