import { reservedWords } from '@portal/federation/host'
import { isName, quoteInput, SHELL } from '../../releases/documents/names'
import { Refusal } from '../../releases/documents/refusal'

/** What a new remote and its parts are called, all of it made of one name. */
export interface RemoteNames {
  /** `mf-pet-reports` */
  readonly remote: string
  /** `pet-reports`: its folder, its chunk, its address. */
  readonly word: string
  /** `Pet reports` */
  readonly title: string
  /** `PetReports`: what its screen and slot begin with. */
  readonly type: string
}

/** The names of a remote. Refuses what is none. */
export function namesOf(remote: string): RemoteNames {
  const word = remote.slice('mf-'.length)
  const words = word.split('-')
  const [first = '', ...rest] = words
  const reserved = reservedWords(`/${word}`)
  if (!isName(remote) || remote === SHELL || words.includes('')) {
    throw new Refusal(`${quoteInput(remote)} is no name of a remote.`, {
      expected: 'mf- and words of small letters alone, without digits, with a hyphen between them, such as mf-reports.',
      found: `${quoteInput(remote)}.`,
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
    word,
    title: [capital(first), ...rest].join(' '),
    type: words.map(capital).join(''),
  }
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
