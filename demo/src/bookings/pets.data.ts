import type { PetType } from '../world/breeds.data'

/** A breed with its usual weight in kg and its frequency. */
interface PetProfile {
  type: PetType
  breed: string
  kg: readonly [min: number, max: number]
  often: number
  inGrams?: boolean
}

const rows = (type: PetType, entries: readonly (readonly [breed: string, min: number, max: number, often: number])[]): PetProfile[] =>
  entries.map(([breed, min, max, often]) => ({ type, breed, kg: [min, max], often }))

export const PET_PROFILES: readonly PetProfile[] = [
  ...rows('Dog', [
    ['Labrador Retriever', 24, 38, 7], ['Golden Retriever', 24, 36, 5], ['Australian Kelpie', 13, 22, 4], ['Border Collie', 14, 22, 5],
    ['Staffordshire Bull Terrier', 12, 19, 5], ['Cavalier King Charles Spaniel', 6, 11, 4], ['Cavoodle', 5, 11, 5], ['Maltese Shih Tzu', 4, 8, 5],
    ['Jack Russell Terrier', 5, 9, 4], ['German Shepherd Dog', 26, 42, 4], ['Australian Cattle Dog', 15, 24, 3], ['Greyhound', 25, 38, 4],
    ['Mixed Breed Dog', 8, 34, 6], ['Pug', 6, 10, 2], ['French Bulldog', 9, 14, 3], ['Rottweiler', 38, 55, 2], ['Bullmastiff', 45, 60, 1],
    ['Great Dane', 48, 70, 1], ['Chihuahua (Smooth Coat)', 1.8, 3.4, 2], ['Dachshund (Miniature)', 4, 6, 3], ['West Highland White Terrier', 6, 10, 2],
    ['Whippet', 10, 16, 2], ['Boxer', 25, 33, 2], ['Poodle (Toy)', 2.5, 4.5, 2], ['Siberian Husky', 17, 27, 1], ['Bernese Mountain Dog', 36, 52, 1],
  ]),
  ...rows('Cat', [
    ['Domestic Shorthair', 2.8, 6.5, 14], ['Domestic Longhair', 3, 6.5, 6], ['Domestic Medium Hair', 3, 6, 5], ['Ragdoll', 3.8, 8, 4],
    ['Burmese', 3, 5.5, 3], ['Siamese', 2.8, 5, 2], ['Maine Coon', 5, 9, 2], ['British Shorthair', 3.8, 7, 2], ['Birman', 3.2, 5.5, 2],
  ]),
  ...rows('Rabbit', [['Mini Lop', 1.4, 2.6, 3], ['Netherland Dwarf', 0.8, 1.3, 2], ['Mixed Breed Rabbit', 1.2, 3, 2]]),
  ...rows('Guinea Pig', [['Abyssinian Guinea Pig', 0.7, 1.2, 2], ['Mixed Breed Guinea Pig', 0.7, 1.2, 2]]),
  ...rows('Bird', [['Cockatiel', 0.08, 0.11, 2], ['Rainbow Lorikeet', 0.11, 0.16, 1], ['Chicken', 1.6, 3.2, 1], ['Galah', 0.28, 0.38, 1]]),
  ...rows('Reptile', [['Bearded Dragon', 0.3, 0.5, 1], ['Blue-tongue Lizard', 0.3, 0.5, 1]]),
  { type: 'Fish', breed: 'Fancy Goldfish', kg: [0.06, 0.2], often: 1, inGrams: true },
]
