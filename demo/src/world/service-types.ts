import { SERVICE_TYPE } from '@portal/domain'
import type { DemoServiceType } from '../types/practice'

export type ServiceKey = keyof typeof SERVICE_TYPE
export type PracticeKey = 'harbour' | 'banksia' | 'southbank'

/** Service types of each practice [OPEN-31]. */
const SERVICES_OF_PRACTICE: Record<PracticeKey, readonly ServiceKey[]> = {
  harbour: ['privateReturn', 'privateDispersal', 'communalVet', 'urnsAndMemorabilia', 'vetSupplyOrder'],
  banksia: ['privateReturn', 'privateDispersal', 'communalVet', 'urnsAndMemorabilia'],
  southbank: [
    'privateReturn',
    'privateDispersal',
    'communalVet',
    'communalStrayWildlife',
    'urnsAndMemorabilia',
    'vetSupplyOrder',
  ],
}

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const serviceTypeId = (practice: PracticeKey, key: ServiceKey): string => `service-${practice}-${kebab(key)}`

export const offers = (practice: PracticeKey, key: ServiceKey): boolean => SERVICES_OF_PRACTICE[practice].includes(key)

const PRACTICE_KEYS: readonly PracticeKey[] = ['harbour', 'banksia', 'southbank']

export const SERVICE_TYPES: readonly DemoServiceType[] = PRACTICE_KEYS.flatMap((practice) =>
  SERVICES_OF_PRACTICE[practice].map((key) => ({
    id: serviceTypeId(practice, key),
    practiceId: `practice-${practice}`,
    name: SERVICE_TYPE[key],
  })),
)
