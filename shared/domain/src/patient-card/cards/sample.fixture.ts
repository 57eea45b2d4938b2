/** A card as practice software shows it, with what a person reads in it. */
export interface Sample {
  readonly name: string
  readonly text: string
  readonly reads: Readonly<
    Partial<
      Record<
        | 'first'
        | 'last'
        | 'phone'
        | 'email'
        | 'street'
        | 'city'
        | 'state'
        | 'code'
        | 'country'
        | 'pet'
        | 'petLast'
        | 'species'
        | 'breed'
        | 'sex'
        | 'kg',
        string
      >
    >
  >
  /** Labels of what the form does not ask for. */
  readonly unused?: readonly string[]
  /** What nobody could make anything of. */
  readonly lost?: readonly string[]
}
