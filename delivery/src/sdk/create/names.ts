import { reservedWords } from '@portal/federation/host'
import { isName, shown, SHELL } from '../../releases/documents/names'
import { Refusal } from '../../releases/documents/refusal'

/** What a new remote and its parts are called, all of it made of one name. */
export interface RemoteNames {
  /** `mf-pet-reports` */
  readonly remote: string
  /** `pet-reports`: its folder, its chunk, its address. */
  readonly slug: string
  /** `Pet reports` */
  readonly title: string
  /** `PetReports`: what its screen and slot begin with. */
  readonly type: string
}

/** The names of a remote. Refuses what is none. */
export function deriveNames(remote: string): RemoteNames {
  const slug = remote.slice('mf-'.length)
  const parts = slug.split('-')
  const [first = '', ...rest] = parts
  const reserved = reservedWords(`/${slug}`)
  if (!isName(remote) || remote === SHELL || parts.includes('')) {
    throw new Refusal(`${shown(remote)} is no name of a remote.`, {
      expected: 'mf- and words of small letters alone, without digits, with a hyphen between them, such as mf-reports.',
      found: `${shown(remote)}.`,
      todo: 'Choose another name.',
    })
  }
  if (reserved !== null) {
    throw new Refusal(`${remote} would be at an address that no remote can have.`, {
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
