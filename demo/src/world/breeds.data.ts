/** `unit` and `ratio` (to kg) for breeds that are not weighed in kg [DOM-11]. */
interface BreedData {
  name: string
  unit?: string
  ratio?: number
}

const list = (text: string): BreedData[] => text.split(',').map((name) => ({ name: name.trim() }))

export const PET_TYPES = [
  'Dog', 'Cat', 'Bird', 'Rabbit', 'Guinea Pig', 'Rat', 'Mouse', 'Ferret', 'Reptile', 'Fish', 'Other', 'Horse', 'Livestock',
] as const
export type PetType = (typeof PET_TYPES)[number]

const DOGS = `Affenpinscher, Afghan Hound, Airedale Terrier, Akita, Alaskan Malamute, American Staffordshire Terrier,
Australian Bulldog, Australian Cattle Dog, Australian Cobberdog, Australian Kelpie, Australian Shepherd,
Australian Silky Terrier, Australian Terrier, Basenji, Basset Hound, Beagle, Bearded Collie, Beauceron,
Bedlington Terrier, Belgian Shepherd Malinois, Belgian Shepherd Tervueren, Bernese Mountain Dog, Bichon Frise,
Bloodhound, Border Collie, Border Terrier, Borzoi, Boston Terrier, Bouvier des Flandres, Boxer, Briard,
British Bulldog, Brittany, Bull Terrier, Bull Terrier (Miniature), Bullmastiff, Bull Arab, Cairn Terrier, Cavalier King Charles Spaniel,
Cavoodle, Chesapeake Bay Retriever, Chihuahua (Long Coat), Chihuahua (Smooth Coat), Chinese Crested, Chow Chow,
Clumber Spaniel, Cockapoo, Cocker Spaniel, Cocker Spaniel (American), Collie (Rough), Collie (Smooth), Corgi (Cardigan),
Corgi (Pembroke), Curly-Coated Retriever, Dachshund (Long Haired), Dachshund (Miniature), Dachshund (Smooth Haired), Dachshund (Wire Haired),
Dalmatian, Dandie Dinmont Terrier, Deerhound, Dobermann, Dogue de Bordeaux, English Setter, English Springer Spaniel,
Field Spaniel, Finnish Spitz, Flat-Coated Retriever, Fox Terrier (Smooth), Fox Terrier (Wire), French Bulldog,
German Hunting Terrier, German Pinscher, German Shepherd Dog, German Shorthaired Pointer, German Wirehaired Pointer, Golden Retriever, Gordon Setter, Great Dane,
Greyhound, Griffon Bruxellois, Groodle, Hamiltonstovare, Havanese, Hungarian Vizsla, Ibizan Hound, Irish Setter, Irish Terrier,
Irish Wolfhound, Italian Greyhound, Jack Russell Terrier, Japanese Chin, Japanese Spitz, Keeshond, Kerry Blue Terrier,
King Charles Spaniel, Komondor, Koolie, Labradoodle, Labrador Retriever, Lagotto Romagnolo, Lakeland Terrier,
Leonberger, Lhasa Apso, Lowchen, Maltese, Maltese Shih Tzu, Manchester Terrier, Maremma Sheepdog, Mastiff,
Miniature Pinscher, Mixed Breed Dog, Moodle, Neapolitan Mastiff, Newfoundland, Norfolk Terrier, Norwegian Elkhound, Norwich Terrier,
Nova Scotia Duck Tolling Retriever, Old English Sheepdog, Papillon, Parson Russell Terrier, Pekingese, Peruvian Hairless Dog,
Pharaoh Hound, Pointer, Pomeranian, Poodle (Miniature), Poodle (Standard), Poodle (Toy), Portuguese Water Dog, Pug,
Puli, Pyrenean Mountain Dog, Rhodesian Ridgeback, Rottweiler, Saint Bernard, Saluki, Samoyed, Schipperke,
Schnauzer (Giant), Schnauzer (Miniature), Schnauzer (Standard), Scottish Terrier, Sealyham Terrier, Shar Pei,
Shetland Sheepdog, Shiba Inu, Shih Tzu, Siberian Husky, Skye Terrier, Soft Coated Wheaten Terrier, Spoodle,
Staffordshire Bull Terrier, Stumpy Tail Cattle Dog, Sussex Spaniel, Swedish Vallhund, Tenterfield Terrier, Tibetan Mastiff,
Tibetan Spaniel, Tibetan Terrier, Weimaraner, Welsh Springer Spaniel, Welsh Terrier, West Highland White Terrier, Whippet, Yorkshire Terrier`

const CATS = `Abyssinian, American Curl, American Shorthair, Australian Mist, Balinese, Bengal, Birman, Bombay, British Longhair,
British Shorthair, Burmese, Burmilla, Chartreux, Cornish Rex, Devon Rex, Domestic Longhair, Domestic Medium Hair,
Domestic Shorthair, Egyptian Mau, Exotic Shorthair, Himalayan, Japanese Bobtail, Korat, LaPerm, Lykoi, Maine Coon,
Manx, Munchkin, Norwegian Forest Cat, Ocicat, Oriental Shorthair, Persian, Ragamuffin, Ragdoll, Russian Blue,
Scottish Fold, Selkirk Rex, Siamese, Siberian, Singapura, Snowshoe, Somali, Sphynx, Tiffanie, Tonkinese, Turkish Angora, Turkish Van`

const BIRDS = `African Grey Parrot, Alexandrine Parrot, Budgerigar, Canary, Chicken, Cockatiel, Corella, Duck, Eclectus Parrot, Galah,
Gouldian Finch, Indian Ringneck, King Parrot, Lovebird, Macaw, Major Mitchell's Cockatoo, Peachface, Pigeon, Quail, Quaker Parrot,
Rainbow Lorikeet, Rosella, Sulphur-crested Cockatoo, Zebra Finch`

const RABBITS = `Angora, British Giant, Cashmere Lop, Dutch, Dwarf Lop, English Lop, English Spot, Flemish Giant,
Himalayan Rabbit, Lionhead, Mini Lop, Mini Rex, Mixed Breed Rabbit, Netherland Dwarf, New Zealand White, Rex, Satin, Standard Lop`

const GUINEA_PIGS = `Abyssinian Guinea Pig, American Guinea Pig, Coronet, English Crested, Mixed Breed Guinea Pig, Peruvian, Rex Guinea Pig, Sheba, Silkie, Skinny Pig, Teddy, Texel`

const REPTILES = `Bearded Dragon, Blotched Blue-tongue, Blue-tongue Lizard, Carpet Python, Children's Python, Eastern Long-necked Turtle, Frilled Lizard,
Green Tree Frog, Green Tree Python, Ridge-tailed Monitor, Knob-tailed Gecko, Murray River Turtle, Shingleback Lizard, Spotted Python, Water Dragon, Woma Python`

const FISH = `Angelfish, Clownfish, Discus, Goldfish, Guppy, Koi, Oscar, Rainbowfish, Tetra`

const HORSES = `Arabian, Australian Stock Horse, Clydesdale, Miniature Horse, Pony, Quarter Horse, Shetland Pony, Standardbred, Thoroughbred, Warmblood, Welsh Mountain Pony`

const LIVESTOCK = `Alpaca, Cow, Goat, Llama, Pig, Miniature Pig, Sheep`

const IN_GRAMS: BreedData[] = [
  { name: 'Siamese Fighting Fish', unit: 'g', ratio: 0.001 },
  { name: 'Fancy Goldfish', unit: 'g', ratio: 0.001 },
]

const RATS = `Dumbo Rat, Fancy Rat, Hairless Rat, Rex Rat`
const MICE = `Fancy Mouse, Satin Mouse, Spiny Mouse`
const FERRETS = `Angora Ferret, Domestic Ferret`
const OTHERS = `Axolotl, Frog, Hermit Crab, Native Animal, Sugar Glider, Tarantula`

/** Every pet type has a choice for mixed, unlisted and unknown breeds [OPEN-124]. */
const ofKind = (breeds: readonly BreedData[]): BreedData[] => [...breeds, { name: 'Mixed' }, { name: 'Other or unknown' }]

export const BREEDS: Record<PetType, readonly BreedData[]> = {
  Dog: ofKind(list(DOGS)),
  Cat: ofKind(list(CATS)),
  Bird: ofKind(list(BIRDS)),
  Rabbit: ofKind(list(RABBITS)),
  'Guinea Pig': ofKind(list(GUINEA_PIGS)),
  Reptile: ofKind(list(REPTILES)),
  Rat: ofKind(list(RATS)),
  Mouse: ofKind(list(MICE)),
  Ferret: ofKind(list(FERRETS)),
  Fish: ofKind([...list(FISH), ...IN_GRAMS]),
  Other: ofKind(list(OTHERS)),
  Horse: ofKind(list(HORSES)),
  Livestock: ofKind(list(LIVESTOCK)),
}
