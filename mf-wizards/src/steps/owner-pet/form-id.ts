/** Prefix of the ids of the step's fields; Change links find them by it. */
export const OWNER_PET_FORM = 'owner-pet'
