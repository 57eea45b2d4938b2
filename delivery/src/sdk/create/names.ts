import { reservedWords } from '@portal/federation/host'
import { isName, quoteInput, SHELL } from '../../releases/documents/names'
import { Refusal } from '../../releases/documents/refusal'

/** Names of a new remote and its parts, derived from one name. */
export interface RemoteNames {
  /** `mf-pet-reports` */
  readonly remote: string
  /** `pet-reports`: for folder, chunk and address. */
  readonly slug: string
  /** `Pet reports` */
  readonly title: string
  /** `PetReports`: prefix of its screen and slot. */
  readonly type: string
}

/** Derives the names of a remote. Refuses an invalid or reserved name. */
export function deriveNames(remote: string): RemoteNames {
  const slug = remote.slice('mf-'.length)
  const parts = slug.split('-')
  const [first = '', ...rest] = parts
  const reserved = reservedWords(`/${slug}`)
  if (!isName(remote) || remote === SHELL || parts.includes('')) {
    throw new Refusal(`${quoteInput(remote)} is not a valid name of a remote.`, {
      expected: 'mf- and words of lower-case letters without digits, joined by hyphens, such as mf-reports.',
      found: `${quoteInput(remote)}.`,
      todo: 'Choose another name.',
    })
  }
  if (reserved !== null) {
    throw new Refusal(`${remote} would have a reserved address.`, {
      expected: 'A name whose address is free, such as mf-reports, which is at /reports.',
      found: `${reserved}.`,
      todo: 'Choose another name.',
    })
  }
  return {
    remote,
    slug,
    title: [capitalize(first), ...rest].join(' '),
    type: parts.map(capitalize).join(''),
  }
}

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
