/** A card as practice software shows it, and its expected values. */
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
  /** Labels without a field in the form. */
  readonly unused?: readonly string[]
  /** Text that cannot be assigned. */
  readonly lost?: readonly string[]
}
