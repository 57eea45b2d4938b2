import type { ItemInstruction } from '@portal/domain'

export interface FamilyFacts {
  /** '' when unknown. */
  readonly petName: string
  readonly orderId: string
  readonly practiceName: string
  /** The outcome for the pet, in words [OPEN-98]. */
  readonly outcome: string
  /** Whether ashes are returned. */
  readonly returns: boolean
  /** The pet is cremated alone and has its own tag number. */
  readonly isAlone: boolean
  readonly whenHome: readonly ItemInstruction[]
}

export interface FamilyPart {
  readonly title: string
  readonly lines: readonly string[]
}

/** Texts of the family sheet. It promises no date, since none is known [OPEN-172]. */
export function familyParts(facts: FamilyFacts): readonly FamilyPart[] {
  const { outcome, isAlone, whenHome } = facts
  const parts: readonly FamilyPart[] = [
    { title: 'What happens next', lines: outcome ? [outcome] : [] },
    { title: 'When', lines: when(facts) },
    { title: 'The steel tag', lines: isAlone ? steelTag(facts) : [] },
    { title: `When ${petOf(facts)} comes home`, lines: whenHome.map(({ name, text }) => `${name}: ${text}`) },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

const petOf = ({ petName }: FamilyFacts) => petName || 'your pet'

function when(facts: FamilyFacts): readonly string[] {
  const contact = `${facts.practiceName} can see every step and can tell you at any time where things are.`
  const timing = `There is no fixed day. We take the time that ${petOf(facts)} needs.`
  return [facts.returns ? `${timing} You will hear when the ashes are ready.` : timing, contact]
}

function steelTag(facts: FamilyFacts): readonly string[] {
  const tag = `A small steel tag with the number ${facts.orderId} stays with ${petOf(facts)} from beginning to end, including the cremation.`
  return [
    facts.returns
      ? `${tag} It comes home with the ashes. Its number tells us that they are the right ones.`
      : `${tag} Its number tells us at each step who ${petOf(facts)} is.`,
  ]
}
