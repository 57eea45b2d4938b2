import type { ApiClient } from '@portal/api-client'
import { listPetBreeds, listPetTypes } from '@portal/api-client/contract/pet'
import { searchTerm } from '@portal/domain'
import type { BreedOption } from '@portal/domain'
import { breedTerm, isBreedNamed, petTypeOf } from '@portal/domain/patient-card'
import type { PatientCard } from '@portal/domain/patient-card'

/** The card's pet type and breed as the server's lists have them; undefined where they have none of that name. */
export interface Listed {
  readonly type: string | undefined
  readonly breed: BreedOption | undefined
}

const MOST_PAGES = 5

/** Looks the card's animal up; the type that stands in the form counts where the card names none. */
export async function listedOf(card: PatientCard, typeInForm: string, api: ApiClient): Promise<Listed> {
  const { 'pet.type': species, 'pet.breed': breed } = card
  const type = species ? await listedType(species, api) : typeInForm || undefined
  return { type, breed: breed && type ? await listedBreed(type, breed, api) : undefined }
}

async function listedType(species: string, api: ApiClient): Promise<string | undefined> {
  const { data } = await api.call(listPetTypes, {})
  return petTypeOf(
    species,
    data.map(({ pet_type: type }) => type),
  )
}

async function listedBreed(type: string, breed: string, api: ApiClient): Promise<BreedOption | undefined> {
  const search = searchTerm(breedTerm(breed))
  for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- most breeds are on the first page, and only then is the next one needed
    const answer = await api.call(listPetBreeds, { query: { pet_type: type, search, page } })
    const found = answer.data.find(({ name }) => isBreedNamed(name, breed))
    if (found) return found
    last = answer.last_page
  }
  return undefined
}
