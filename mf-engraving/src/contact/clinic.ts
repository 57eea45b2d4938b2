/** The clinic that an owner calls, and the owner's name for texts. */
export interface Clinic {
  readonly name: string
  readonly phone: string
  readonly ownerFirstName: string
}
