import type { Engraving } from '@portal/domain'

type Asked = Pick<Engraving, 'current' | 'received' | 'petName'>

/** What an owner is asked to read: what the clinic has prepared, or the plaque with the owner's own changes. */
export function requestText({ current, received, petName }: Asked, clinicName: string): string {
  const isWords = Boolean(current?.record.words)
  const what = received
    ? `This is the plaque for ${petName} with your changes.`
    : `${clinicName || 'Your clinic'} has prepared ${isWords ? 'these words' : 'this plaque'} for ${petName}.`
  return `${what} Please read ${isWords ? 'them' : 'it'} slowly, letter by letter.`
}
