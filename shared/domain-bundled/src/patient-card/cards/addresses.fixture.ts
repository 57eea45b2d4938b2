import type { Sample } from './sample.fixture'

/** Addresses and forms of Australia, New Zealand and America, and hostile cards. */
export const ADDRESSES: readonly Sample[] = [
  {
    name: 'an address without commas',
    text: 'Owner: A Bee\nAddress: 101 Oxford Street Leederville WA 6007',
    reads: { first: 'A', last: 'Bee', street: '101 Oxford Street', city: 'Leederville', state: 'WA', code: '6007' },
  },
  {
    name: 'the postcode before the state',
    text: 'Address: 2 King St, Newtown 2042 NSW',
    reads: { street: '2 King St', city: 'Newtown', state: 'NSW', code: '2042' },
  },
  {
    name: 'two lines of address and a suburb with its state and postcode',
    text: `Address 1: The Old Mill
Address 2: 14 River Lane
Suburb: Toowoomba QLD 4350`,
    reads: { street: 'The Old Mill, 14 River Lane', city: 'Toowoomba', state: 'QLD', code: '4350' },
  },
  {
    name: 'suburb, state and postcode under one label',
    text: `Street: 20 Smith St
Suburb/State/Postcode: Darwin City NT 0800`,
    reads: { street: '20 Smith St', city: 'Darwin City', state: 'NT', code: '0800' },
  },
  {
    name: 'a post box',
    text: 'Postal Address: PO Box 12, Albany WA 6330',
    reads: { street: 'PO Box 12', city: 'Albany', state: 'WA', code: '6330' },
  },
  {
    name: 'America, fields apart',
    text: `Owner First Name: Bob
Owner Last Name: Miller
Street Address: 742 Evergreen Terrace
City: Springfield
State: IL
ZIP Code: 62704
Cell Phone: (217) 555-0142
Pet Name: Duke
Color: Brindle
Weight: 55 lbs`,
    reads: {
      first: 'Bob',
      last: 'Miller',
      phone: '(217) 555-0142',
      street: '742 Evergreen Terrace',
      city: 'Springfield',
      state: 'IL',
      code: '62704',
      country: 'United States',
      pet: 'Duke',
      kg: '24.95',
    },
    unused: ['Color'],
  },
  {
    name: 'America, one line; a weight without unit is nobody’s',
    text: `Owner: Sue Ellis
Address: 1 Main St, Austin, TX 78701
Patient: Tex
Weight: 12.5`,
    reads: {
      first: 'Sue',
      last: 'Ellis',
      street: '1 Main St',
      city: 'Austin',
      state: 'TX',
      code: '78701',
      country: 'United States',
      pet: 'Tex',
    },
    lost: ['Weight: 12.5'],
  },
  {
    name: 'America, city, state and ZIP under one label; pounds and ounces',
    text: `Client: Joy Hart
City, State, Zip: Portland, OR 97201
Patient: Bean
Weight: 9 lb 4 oz`,
    reads: {
      first: 'Joy',
      last: 'Hart',
      city: 'Portland',
      state: 'OR',
      code: '97201',
      country: 'United States',
      pet: 'Bean',
      kg: '4.2',
    },
  },
  {
    name: 'the unit in the label',
    text: 'Patient: Ace\nWeight (lbs): 20',
    reads: { pet: 'Ace', kg: '9.07' },
  },
  {
    name: 'markup is words like any other',
    text: `Owner: <script>alert(1)</script>
Patient: Bella
__proto__: polluted
constructor: x`,
    reads: { last: '<script>alert(1)</script>', pet: 'Bella' },
    lost: ['__proto__: polluted', 'constructor: x'],
  },
  {
    name: 'names that every object has are no labels, breeds or states',
    text: 'Patient: toString\nState: constructor\nSpecies: valueOf\nBreed: hasOwnProperty\nSex: __proto__',
    reads: { pet: 'toString', state: 'constructor', species: 'valueOf', breed: 'hasOwnProperty' },
    lost: ['Sex: __proto__'],
  },
]
