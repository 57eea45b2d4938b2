import type { ItemInstruction } from '@portal/domain'

export interface FamilyFacts {
  /** '' where it is not known. */
  readonly petName: string
  readonly orderId: string
  readonly practiceName: string
  /** What becomes of the pet, in words [OPEN-98]. */
  readonly outcome: string
  /** Whether ashes are returned. */
  readonly returns: boolean
  /** The pet is cremated alone, with a number of its own. */
  readonly isAlone: boolean
  readonly whenHome: readonly ItemInstruction[]
}

export interface FamilyPart {
  readonly title: string
  readonly lines: readonly string[]
}

/** What a family takes home on paper: only what is known, and no day that nobody has set [OPEN-172]. */
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
  const asked = `${facts.practiceName} sees every step, and can tell you at any time how far it is.`
  const waited = `No day is fixed: ${petOf(facts)} is given the time that it takes.`
  return [facts.returns ? `${waited} You hear when the ashes are there.` : waited, asked]
}

function steelTag(facts: FamilyFacts): readonly string[] {
  const stays = `A small steel tag with the number ${facts.orderId} stays with ${petOf(facts)} from the beginning to the end, also during the cremation.`
  return [
    facts.returns
      ? `${stays} It comes home with the ashes: by its number we know that they are the right ones.`
      : `${stays} By its number we know at each step who it is.`,
  ]
}
