import type { WarningOf } from '@portal/domain'

/** Warning text when engraved words do not name the pet [OPEN-345]. */
export function otherNameText({ product_name: product, words, pet_name: pet }: WarningOf<'otherName'>) {
  return {
    title: `The ${product} doesn't name ${pet}`,
    text: `It will be engraved with “${words.split('\n').join(' / ')}”. The pet's name in this booking is ${pet}. Engraving can't be undone, so please check both.`,
  }
}
