import type { Engraving } from '@portal/domain'

type RequestFacts = Pick<Engraving, 'current' | 'received' | 'petName'>

/** The request to the owner: to read the clinic's plaque or words, or the plaque with the owner's own changes. */
export function requestText({ current, received, petName }: RequestFacts, clinicName: string): string {
  const isWords = Boolean(current?.record.words)
  const what = received
    ? `This is the plaque for ${petName} with your changes.`
    : `${clinicName || 'Your clinic'} has prepared ${isWords ? 'these words' : 'this plaque'} for ${petName}.`
  return `${what} Please read ${isWords ? 'them' : 'it'} slowly, letter by letter.`
}
