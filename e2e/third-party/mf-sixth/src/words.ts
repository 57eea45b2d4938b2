import { createMember } from '@portal/api-client/contract/member'
import { Card } from '@portal/ui'

export const title = 'The sixth'

/** Nobody imports this: what it takes is not in the build. */
export const idle = () => [createMember, Card]
