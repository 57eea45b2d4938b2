import type { TagCardKind } from '@portal/domain-bundled/paper'

export interface TagCard {
  readonly kind: TagCardKind
  readonly title: string
  readonly text: string
}

/**
 * The tag cards of a brand region, shown after step 2 of the tagging guide; one of them goes with each pet [PRA-35,
 * OPEN-171].
 */
export const TAG_CARDS: readonly TagCard[] = [
  {
    kind: 'private',
    title: 'Private cremation',
    text: 'Cremated alone. The ashes are returned, or scattered in our garden.',
  },
  {
    kind: 'communal',
    title: 'Communal cremation',
    text: 'Cremated together with others. No ashes are returned; a keepsake may be.',
  },
  { kind: 'hold', title: 'Hold', text: 'The family decides later. We wait for your call.' },
]
