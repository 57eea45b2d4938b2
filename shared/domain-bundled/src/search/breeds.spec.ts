import { describe, expect, test } from 'vitest'
import { isBreedNamed, searchBreeds } from './breeds'

const DOGS = [
  'American Staffordshire Terrier',
  'Australian Cattle Dog',
  'Australian Kelpie',
  'Border Collie',
  'Border Terrier',
  'Cavalier King Charles Spaniel',
  'Cavoodle',
  'Cocker Spaniel',
  'Cocker Spaniel (American)',
  'Fox Terrier (Smooth)',
  'Fox Terrier (Wire)',
  'French Bulldog',
  'German Shepherd Dog',
  'Golden Retriever',
  'Jack Russell Terrier',
  'Labradoodle',
  'Labrador Retriever',
  'Maltese',
  'Maltese Shih Tzu',
  'Mixed',
  'Mixed Breed Dog',
  'Other or unknown',
  'Poodle (Toy)',
  'Shih Tzu',
  'Staffordshire Bull Terrier',
  'West Highland White Terrier',
]
const MIXED = ['Mixed', 'Mixed Breed Dog']
const CATS = ['British Shorthair', 'Domestic Longhair', 'Domestic Medium Hair', 'Domestic Shorthair', 'Mixed', 'Rex']

describe('finds breeds, best match first [OPEN-358]', () => {
  test.each([
    ['lab', ['Labrador Retriever', 'Labradoodle']],
    ['GSD', ['German Shepherd Dog']],
    ['staffy', ['Staffordshire Bull Terrier', 'American Staffordshire Terrier']],
    ['terrier fox', ['Fox Terrier (Smooth)', 'Fox Terrier (Wire)']],
    ['toy poodle', ['Poodle (Toy)']],
    ['JRT', ['Jack Russell Terrier']],
    ['golden', ['Golden Retriever', 'Labrador Retriever']],
    ['labrodor', ['Labrador Retriever', 'Labradoodle']],
    ['labrador', ['Labrador Retriever', 'Labradoodle']],
    ['cocker spanial', ['Cocker Spaniel', 'Cocker Spaniel (American)']],
    ['cokcer', ['Cocker Spaniel', 'Cocker Spaniel (American)']],
    ['shih-tzu', ['Shih Tzu', 'Maltese Shih Tzu']],
    ['kelpie x', ['Australian Kelpie', ...MIXED]],
    ['maltese x shih tzu', ['Maltese Shih Tzu', ...MIXED]],
    ['kelpie/lab', ['Australian Kelpie', 'Labrador Retriever', 'Labradoodle', ...MIXED]],
    ['cross', MIXED],
    ['bitsa', ['Mixed Breed Dog']],
    // One changed letter makes a short word another word; two wrong letters are too many.
    ['pab', []],
    ['lebrodor', []],
    ['???', []],
  ])('finds dogs by %j', (typed, found) => expect(searchBreeds(DOGS, typed)).toEqual(found))

  test.each([
    ['DSH', ['Domestic Shorthair']],
    ['moggie', ['Domestic Longhair', 'Domestic Medium Hair', 'Domestic Shorthair']],
    ['short hair', ['British Shorthair', 'Domestic Shorthair']],
    ['DSH x', ['Domestic Shorthair', 'Mixed']],
  ])('finds cats by %j', (typed, found) => expect(searchBreeds(CATS, typed)).toEqual(found))

  test('an empty search returns all breeds', () => expect(searchBreeds(CATS, ' ')).toEqual(CATS))
})

test.each([
  ['Labrador Retriever', 'labrador retriever', true],
  ['Labrador Retriever', 'Lab', true],
  ['Labrador Retriever', 'Labrodor Retriever', true],
  ['Poodle (Toy)', 'Toy Poodle', true],
  ['Domestic Shorthair', 'DSH', true],
  ["Children's Python", 'Childrens Python', true],
  ['Labrador Retriever', 'Labra', false],
  ['Labrador Retriever', 'Labrador Retriever Cross', false],
  ['Mixed', '', false],
])('the listed breed %j matches %j: %j', (listed, breed, isNamed) => expect(isBreedNamed(listed, breed)).toBe(isNamed))
