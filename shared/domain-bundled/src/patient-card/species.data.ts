/** Names of animals in practice software, by the portal's pet type. */
export const ANIMALS: Readonly<Record<string, string>> = {
  Dog: 'canine, k9, dogs, puppy, canis familiaris, canis lupus familiaris',
  Cat: 'feline, cats, kitten, felis catus',
  Bird: 'avian, birds, aves, parrot, budgie, chicken, poultry, fowl, galah, cockatiel',
  Rabbit: 'lagomorph, rabbits, bunny, leporine, oryctolagus cuniculus',
  'Guinea Pig': 'cavy, cavia, guineapig, guinea pigs',
  Rat: 'rats',
  Mouse: 'mice, murine',
  Ferret: 'ferrets, mustelid, musteline',
  Reptile: 'reptilian, reptiles, lizard, snake, turtle, tortoise, bearded dragon',
  Fish: 'piscine, fishes, goldfish',
  Horse: 'equine, horses, pony, donkey',
  Livestock: 'bovine, ovine, caprine, porcine, cattle, cow, sheep, goat, pig, alpaca, llama, camelid',
}
