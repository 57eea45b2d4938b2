import type { SlotName } from '@portal/federation'

export interface AtticProps {
  readonly people: number
}

/** A slot that the shell has never heard of. */
export const Attic: SlotName<AtticProps> = 'Attic'
