import { ownerNeeds } from '../owner/needs'
import { SERVICE_TYPE, returnsAshes, sameServiceType } from '@portal/domain'
import type { Owner, Pet, ServiceTypeName, WizardKind } from '@portal/domain'

/** What happens to the pet and its ashes. */
export interface ServiceOutcome {
  /** Whether ashes are returned; null if no pet is cremated. */
  readonly returns: boolean | null
  /** Plain sentence; '' until a service is chosen. */
  readonly sentence: string
}

export interface OutcomeFacts {
  readonly serviceType: string | null | undefined
  /** Wizard of the booking; null if it cannot be edited. */
  readonly kind: WizardKind | null
  readonly pet: Pick<Pet, 'firstName' | 'sex'>
  readonly practiceName: string
  /** null if the practice withholds the owner's details; empty names until they are entered. */
  readonly owner: Pick<Owner, 'firstName' | 'lastName'> | null
}

/** The outcome of a submission: shown before it and stored with it [OPEN-98]. */
export function serviceOutcome(facts: OutcomeFacts): ServiceOutcome {
  const { serviceType } = facts
  const sentenceOf = SENTENCES.find(([name]) => sameServiceType(name, serviceType))?.[1]
  if (sentenceOf) return { returns: returnsAshes(serviceType), sentence: sentenceOf(facts) }
  const service = serviceType?.trim()
  return { returns: null, sentence: service ? `This booking is for the service '${service}'.` : '' }
}

/** Whether somebody must confirm before the submission that no ashes are returned [OPEN-98]. */
export function needsAcknowledgement({ returns }: Pick<ServiceOutcome, 'returns'>): boolean {
  return returns === false
}

const SENTENCES: readonly (readonly [ServiceTypeName, (facts: OutcomeFacts) => string])[] = [
  [SERVICE_TYPE.privateReturn, (facts) => `${alone(facts)} ${ashesOf(facts)} will be returned${whereTo(facts)}.`],
  [SERVICE_TYPE.privateDispersal, (facts) => `${alone(facts)} ${ashesOf(facts)} will not be returned.`],
  [SERVICE_TYPE.communalVet, (facts) => together(facts, 'other pets')],
  [SERVICE_TYPE.communalStrayWildlife, (facts) => together(facts, 'other animals')],
  [SERVICE_TYPE.urnsAndMemorabilia, items],
  [SERVICE_TYPE.vetSupplyOrder, items],
]

/** Longer names are cut, so that the outcome behind them stays visible. */
const LONGEST_NAME = 40
const cut = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name)
const nameOf = ({ pet }: OutcomeFacts) => cut(pet.firstName.trim()) || 'This pet'
const practiceOf = ({ practiceName }: OutcomeFacts) => practiceName.trim() || 'the practice'

const ASHES: ReadonlyMap<string, string> = new Map([
  ['Female', 'Her ashes'],
  ['Male', 'His ashes'],
])
const ashesOf = ({ pet }: OutcomeFacts) => ASHES.get(pet.sex) ?? 'The ashes'

const alone = (facts: OutcomeFacts) => `${nameOf(facts)} is cremated alone.`

function together(facts: OutcomeFacts, others: string): string {
  return `${nameOf(facts)} is cremated together with ${others}. ${ashesOf(facts)} will not be returned.`
}

function items(facts: OutcomeFacts): string {
  return `These items are sent to ${practiceOf(facts)}. Nothing else is booked.`
}

/**
 * Names the receiver of the ashes: the practice, or the owner if we deal with the owner. Promises nothing to an unknown
 * owner.
 */
function whereTo(facts: OutcomeFacts): string {
  const practice = practiceOf(facts)
  if (!ownerNeeds(facts.kind, facts.serviceType).isSentTo) return ` to ${practice}`
  if (facts.owner === null) return `. We'll ask ${practice} where to send them`
  const owner = [facts.owner.firstName, facts.owner.lastName]
    .map((name) => name.trim())
    .join(' ')
    .trim()
  return owner ? ` to the owner, ${cut(owner)}` : ` to the owner, or where ${practice} says`
}
