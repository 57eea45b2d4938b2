/** Id prefix of the step's fields; Change links use it. */
export const OWNER_PET_FORM = 'owner-pet'
