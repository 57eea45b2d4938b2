import { ownerNeeds } from '../owner/needs'
import type { Owner } from '../owner/schema'
import type { Pet } from '../pet/schema'
// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { SERVICE_TYPE, returnsAshes, sameServiceType } from '@portal/domain'
import type { ServiceTypeName } from '../service-type/rules'
import type { WizardKind } from '../wizard-kind/rules'

/** What becomes of the pet. */
export interface ServiceOutcome {
  /** Whether ashes are returned; null where no pet is cremated. */
  readonly returns: boolean | null
  /** In plain words; '' while no service is chosen. */
  readonly sentence: string
}

export interface OutcomeFacts {
  readonly serviceType: string | null | undefined
  /** The wizard that makes or edits the booking; null where none edits it. */
  readonly kind: WizardKind | null
  readonly pet: Pick<Pet, 'firstName' | 'sex'>
  readonly practiceName: string
  /** null where the practice keeps the owner's details back; without a name while nothing is entered yet. */
  readonly owner: Pick<Owner, 'firstName' | 'lastName'> | null
}

/** What a submission is about to make happen: shown before, kept with it [OPEN-98]. */
export function serviceOutcome(facts: OutcomeFacts): ServiceOutcome {
  const { serviceType } = facts
  const sentenceOf = SENTENCES.find(([name]) => sameServiceType(name, serviceType))?.[1]
  if (sentenceOf) return { returns: returnsAshes(serviceType), sentence: sentenceOf(facts) }
  const service = serviceType?.trim()
  return { returns: null, sentence: service ? `This booking is for the service '${service}'.` : '' }
}

/** Where no ashes are returned, somebody says that they know it before the booking is submitted [OPEN-98]. */
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

/** A longer name is cut: what becomes of the pet must stay in sight behind it. */
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

/** To the practice, or to the owner who is left to us; an owner whom nobody has told us is promised nothing. */
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
