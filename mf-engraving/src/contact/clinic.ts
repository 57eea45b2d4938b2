/** Whom an owner calls, and whom the words are for. */
export interface Clinic {
  readonly name: string
  readonly phone: string
  readonly ownerFirstName: string
}
