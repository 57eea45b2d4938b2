import * as v from 'valibot'
import { Refusal } from '../releases/documents/refusal'
import { readPortal, CONTRACT_PATH, type Portal } from './request-portal'

const ReleaseApiSchema = v.object({ contract: v.string(), releaseApi: v.optional(v.string()) })

/** Whether a text is an http address without user, query or hash. */
export function isReleaseApi(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '')
}

/** The release API that a portal names [OPEN-310]. Refuses a portal without one, or one that drops TLS. */
export async function findReleaseApi(portal: Portal): Promise<string> {
  const { releaseApi: address } = await readPortal(
    portal,
    CONTRACT_PATH,
    ReleaseApiSchema,
    '--portal or RELEASE_PORTAL',
  )
  if (address === undefined) throw missingAddress(portal)
  const losesTls = portal.origin.startsWith('https:') && !address.startsWith('https:')
  if (!isReleaseApi(address) || losesTls) throw unsafeAddress(portal, address)
  return address
}

const missingAddress = ({ origin }: Portal) =>
  new Refusal(`${origin} names no release API.`, {
    expected: 'A portal that names its release API, or the address in the command.',
    found: 'Its web server has no RELEASE_API.',
    todo: 'Ask its operator for the address and set --release-api or RELEASE_API. If you can write the store, set --store or RELEASE_STORE.',
  })

const unsafeAddress = ({ origin }: Portal, named: string) =>
  new Refusal(`${origin} names an unsafe address as its release API.`, {
    expected: 'An https address like the portal’s, without user, query or hash.',
    found: `${JSON.stringify(named.slice(0, 200))}. Nothing was sent there.`,
    todo: 'Tell its operator without using the portal. If you know the right address, set --release-api or RELEASE_API.',
  })
