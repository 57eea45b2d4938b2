/** Lowest and highest weight in kg, from newborn to the heaviest known, so that few bookings are questioned. */
type Range = readonly [least: number, most: number]

/** By pet type. Types without an entry, such as "Other", never give a warning. */
export const USUAL_WEIGHTS: Readonly<Record<string, Range>> = {
  Dog: [0.05, 110],
  Cat: [0.05, 15],
  Bird: [0.005, 15],
  Rabbit: [0.03, 12],
  'Guinea Pig': [0.05, 2],
  Rat: [0.01, 1.2],
  Mouse: [0.005, 0.1],
  Ferret: [0.01, 3],
  Reptile: [0.002, 100],
  Fish: [0.0005, 30],
}

/** By breed, if it is far lighter than other breeds of its type. */
export const USUAL_WEIGHTS_OF_BREEDS: Readonly<Record<string, Range>> = {
  Budgerigar: [0.01, 0.1],
  Canary: [0.005, 0.05],
  Cockatiel: [0.03, 0.2],
  Lovebird: [0.02, 0.1],
  'Gouldian Finch': [0.005, 0.05],
  'Zebra Finch': [0.005, 0.05],
  Guppy: [0.0001, 0.01],
  Tetra: [0.0001, 0.05],
  'Siamese Fighting Fish': [0.0005, 0.02],
}
