/** Invented names, not those of real clients. */
export const FIRST_NAMES = [
  'Aaliyah', 'Adrian', 'Aiko', 'Alana', 'Amelia', 'Amir', 'Andrew', 'Anh', 'Anita', 'Archie', 'Bronwyn', 'Caitlin', 'Callum',
  'Chloe', 'Claire', 'Connor', 'Daniel', 'Deepa', 'Dimitri', 'Eleni', 'Ella', 'Emily', 'Ethan', 'Fatima', 'Fiona', 'Gareth',
  'Georgia', 'Grace', 'Hamish', 'Hannah', 'Harriet', 'Helen', 'Imogen', 'Isaac', 'Isabella', 'Jack', 'Jarrah', 'Jasmine', 'Joanne',
  'Kate', 'Keiran', 'Kirra', 'Lachlan', 'Leila', 'Liam', 'Linh', 'Lucy', 'Luca', 'Mai', 'Margaret', 'Marcus', 'Matilda', 'Mei',
  'Michael', 'Mitchell', 'Nadia', 'Nathan', 'Niamh', 'Noah', 'Olivia', 'Patrick', 'Phoebe', 'Priya', 'Rachel', 'Ravi', 'Robert',
  'Rosa', 'Ruby', 'Samuel', 'Sarah', 'Shane', 'Sienna', 'Simon', 'Sofia', 'Stephanie', 'Susan', 'Tahlia', 'Tane', 'Thomas',
  'Tracey', 'Vikram', 'Wei', 'William', 'Yasmin', 'Zara', 'Zoe',
] as const

export const LAST_NAMES = [
  'Abbott', 'Ahmed', 'Anderson', 'Bailey', 'Baker', 'Barlow', 'Bianchi', 'Brennan', 'Brown', 'Campbell', 'Carter', 'Chan', 'Chen',
  'Clarke', 'Collins', 'Cooper', 'Costa', 'Cunningham', "D'Angelo", 'Davies', 'Doyle', 'Edwards', 'Evans', 'Fisher', 'Fitzgerald',
  'Fletcher', 'Gallagher', 'Gibson', 'Graham', 'Grant', 'Gupta', 'Hall', 'Hamilton', 'Harris', 'Hassan', 'Henderson', 'Ho',
  'Hughes', 'Ito', 'Jackson', 'Jensen', 'Johnston', 'Jones', 'Kaur', 'Kelly', 'Khan', 'Kovac', 'Kumar', 'Lam', 'Lee', 'Lewis', 'Li',
  'MacDonald', 'Marino', 'Marshall', 'Martin', 'McKenzie', 'Mitchell', 'Moore', 'Morgan', 'Murphy', 'Murray', 'Ngata', 'Nguyen',
  "O'Brien", "O'Connor", 'Papadopoulos', 'Parker', 'Patel', 'Pearce', 'Pham', 'Phillips', 'Reid', 'Richards', 'Roberts', 'Robinson',
  'Rossi', 'Russell', 'Ryan', 'Santos', 'Scott', 'Sharma', 'Shaw', 'Simpson', 'Singh', 'Smith', 'Stewart', 'Sullivan', 'Tan',
  'Taylor', 'Thompson', 'Tran', 'Turner', 'van der Berg', 'Walker', 'Walsh', 'Watson', 'White', 'Williams', 'Wilson', 'Wong', 'Wright', 'Young',
] as const

export const PET_NAMES = [
  'Archie', 'Alfie', 'Angus', 'Banjo', 'Bailey', 'Basil', 'Bear', 'Bella', 'Benny', 'Billie', 'Biscuit', 'Bluey', 'Bonnie', 'Bruno',
  'Buddy', 'Buster', 'Charlie', 'Chester', 'Chilli', 'Clancy', 'Cleo', 'Coco', 'Cookie', 'Cooper', 'Daisy', 'Dexter', 'Digby',
  'Duke', 'Ellie', 'Evie', 'Felix', 'Fergus', 'Frankie', 'Freya', 'George', 'Ginger', 'Gus', 'Hamish', 'Harley', 'Harry', 'Hazel',
  'Henry', 'Honey', 'Hugo', 'Indi', 'Indie', 'Jasper', 'Jet', 'Kev', 'Kiki', 'Koda', 'Lenny', 'Leo', 'Lily', 'Loki', 'Louie', 'Lucky',
  'Lulu', 'Luna', 'Maggie', 'Mango', 'Matilda', 'Max', 'Maya', 'Meg', 'Mia', 'Millie', 'Milo', 'Misty', 'Mitzi', 'Mochi', 'Molly',
  'Monty', 'Murphy', 'Nala', 'Ned', 'Nugget', 'Odie', 'Ollie', 'Oreo', 'Oscar', 'Pepper', 'Percy', 'Pippa', 'Pixie', 'Poppy', 'Quincy',
  'Remy', 'Rex', 'Rocky', 'Rosie', 'Roxy', 'Ruby', 'Rusty', 'Sadie', 'Sally', 'Sam', 'Scout', 'Shadow', 'Simba', 'Smokey', 'Socks',
  'Stella', 'Sunny', 'Tess', 'Tiger', 'Tilly', 'Toby', 'Toffee', 'Wally', 'Willow', 'Winnie', 'Wombat', 'Zeus', 'Ziggy',
] as const

export const VET_STAFF = {
  harbour: ['Dr Olivia Hart', 'Dr Marcus Lowe', 'Nina Caruso', 'Tom Adeyemi', 'Jess Whitaker', 'Priya Raman'],
  banksia: ['Dr Helen Forsyth', 'Dr Alex Moretti', 'Claire Nolan', 'Ben Tran'],
  southbank: ['Dr Samira Aziz', 'Dr Peter Lindqvist', 'Lauren Webb', 'Kai Nakamura'],
} as const

/** Special instructions; {pet} becomes the pet's name. */
export const INSTRUCTIONS = [
  'Please keep {pet} wrapped in the blue blanket.',
  'The owner would like a small clipping of fur before cremation.',
  'Collar and name tag stay with {pet}.',
  'The owner asks for a call before ashes are delivered.',
  'A letter from the children is in the blanket, please leave it with {pet}.',
  'Please hold until the owner has chosen an urn.',
  'The owner will collect the ashes at the clinic with a family member.',
  'Small tennis ball goes with {pet}.',
  'The owner prefers contact by text message.',
  'Paw print from the left front paw if possible.',
] as const
