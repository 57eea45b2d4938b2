import type { CardField } from './card'

/** Meaning of a card's label: a field, or a source of several fields. */
export type CardLabel =
  | Exclude<CardField, 'owner.phoneNumber' | 'owner.firstName' | 'owner.lastName' | 'pet.lastName'>
  | 'owner.name'
  | 'owner.first'
  | 'owner.last'
  | 'owner.section'
  | 'pet.section'
  | 'pet.both'
  | 'name'
  | 'first'
  | 'last'
  | 'mobile'
  | 'phone'
  | 'home'
  | 'work'
  | 'address'
  | 'address.second'
  | 'locality'
  | 'unused'

/** Texts of each label in practice software, in lower case without punctuation. */
export const LABEL_WORDS: Readonly<Record<CardLabel, string>> = {
  'owner.name': `client, owner, client name, owner name, owners name, clients name, client owner, owner client,
    client owner name, customer, customer name, pet owner, owner full name, client full name, guardian, owner guardian,
    account name, account holder, bill to`,
  'owner.first': `client first name, owner first name, owners first name, client given name, owner given name,
    customer first name, client firstname, owner firstname`,
  'owner.last': `client surname, owner surname, owners surname, client last name, owner last name, owners last name,
    customer last name, customer surname, client lastname, owner lastname, client family name, owner family name`,
  'owner.section': `owner details, client details, client information, owner information, customer details,
    customer information, client info, owner info, contact details, client record`,
  'pet.section': `patient details, patient information, pet details, pet information, animal details, animal information,
    patient info, pet info, patient record, signalment`,
  'pet.firstName': `patient, pet, animal, patient name, pet name, animal name, patients name, pets name, animals name,
    pet s name, patient pet, patient animal`,
  'pet.both': `species breed, species and breed, type breed, signalment species breed`,
  name: `name, full name`,
  first: `first name, firstname, given name, given names, forename, christian name, first`,
  last: `surname, last name, lastname, family name, last`,
  mobile: `mobile, mobile phone, mobile number, mobile no, mob, cell, cell phone, cellphone, cellular, phone mobile,
    phone m, phone cell, phone c, ph m, client mobile, owner mobile`,
  phone: `phone, phone number, phone no, telephone, tel, ph, ph no, contact number, contact no, contact phone,
    primary phone, main phone, phone mobile home, client phone, owner phone, phones, phone 1`,
  home: `home phone, phone h, phone home, ph h, tel h, home, home ph, home tel, phone ah, after hours phone`,
  work: `work phone, phone w, phone work, ph w, tel w, work, business phone, phone b, phone bh, work ph, phone 2,
    secondary phone, alternate phone, alt phone`,
  'owner.email': `email, e mail, email address, e mail address, client email, owner email, emails`,
  address: `address, street address, home address, residential address, client address, owner address, postal address,
    mailing address, address 1, address line 1, address1, addr, addr 1, physical address`,
  'owner.address.street': `street, street name, street and number`,
  'address.second': `address 2, address line 2, address2, addr 2, unit, apt`,
  'owner.address.city': `suburb, city, town, suburb town, city town, suburb city, city suburb, locality, town city,
    suburb or city`,
  locality: `suburb state postcode, city state zip, city st zip, suburb state, suburb postcode, city postcode,
    city state zip code, suburb state pcode, town state postcode, city state, state postcode, state zip`,
  'owner.address.state': `state, state territory, province, region, st`,
  'owner.address.postalcode': `postcode, post code, zip, zip code, zipcode, postal code, p code, pcode, zip postal code`,
  'owner.address.country': `country`,
  'pet.type': `species, animal type, pet type, patient type, type, type of animal, type of pet, kind`,
  'pet.breed': `breed, breed name, breed type, primary breed`,
  'pet.sex': `sex, gender, sex status, sex desexed, sex neutered, sex age, age sex, sex neuter, sex neuter status,
    sex repro status, patient sex, pet sex`,
  'pet.weight': `weight, wt, body weight, bodyweight, bw, current weight, last weight, weight kg, weight kgs, weight lb,
    weight lbs, weight g, weight pounds, latest weight, wt kg, wt lb, wt lbs, patient weight, pet weight, last wt`,
  unused: `colour, color, colours, coat, coat colour, coat color, markings, colour markings, color markings, dob,
    date of birth, born, birth date, birthdate, birthday, age, age dob, dob age, microchip, microchip no,
    microchip number, chip, chip no, chip number, m chip, microchip id, desexed, neutered, spayed, spayed neutered,
    altered, client id, client no, client number, client code, client ref, account, account no, account number,
    owner id, owner no, patient id, patient no, patient number, patient code, patient ref, pet id, animal id, animal no,
    id, reference, ref, ref no, file no, chart, chart no, chart number, record no, last visit, next visit, next appointment,
    first visit, last seen, vaccination due, last vaccination, vaccinations, insurance, insurer, policy, policy no, vet,
    vets, veterinarian, doctor, usual vet, clinic, practice, branch, site, status, deceased, date of death,
    died, notes, note, comments, alert, alerts, warning, warnings, balance, title, salutation, registration,
    rabies, rabies tag, tag, tag no, allergies, temperament, fax, website, occupation, date, printed, time, age years,
    reproductive status, repro status, neuter status, reminders, diagnosis, reason, classification, client since,
    customer id, customer no`,
}
