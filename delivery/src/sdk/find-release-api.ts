import * as v from 'valibot'
import { Refusal } from '../releases/documents/refusal'
import { readPortal, CONTRACT_PATH, type Portal } from './request-portal'

const ReleaseApiSchema = v.object({ contract: v.string(), releaseApi: v.optional(v.string()) })

/** Is this the address of a release API, and nothing else in it: no user, no query? */
export function isReleaseApi(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '')
}

/** The release API that a portal names [OPEN-310]. Refuses where it names none, or one in the open beside TLS. */
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
    expected: 'A portal that tells where releases are published to, or that address in the command.',
    found: 'Its web server has no RELEASE_API.',
    todo: 'Ask its operator for the address and give it, --release-api or RELEASE_API; who may write the store names that, --store or RELEASE_STORE.',
  })

const unsafeAddress = ({ origin }: Portal, named: string) =>
  new Refusal(`${origin} names a release API that is not gone by.`, {
    expected: 'An address by https like that of the portal, without a user, a query or a mark in it.',
    found: `${JSON.stringify(named.slice(0, 200))}. Nothing was sent there.`,
    todo: 'Tell its operator, by another way than the portal. Where the right address is known, give it: --release-api or RELEASE_API.',
  })
