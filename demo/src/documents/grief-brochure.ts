import { BRANDS } from '@portal/brand'
import { clientCarePhone } from '@portal/domain'
import type { DemoBrand } from '../types/practice'
import { Sheet } from './sheet'

/** PDF of the Pet Loss and Grief Brochure, which clinics hand out to owners [PRA-29]. */
export function griefBrochure(brand: DemoBrand): Promise<Uint8Array> {
  const sheet = new Sheet(brand, 'Pet Loss and Grief')
  sheet.cover(
    'For families',
    'When a companion dies',
    'What many people feel, what may help, and where to find someone to talk to.',
  )

  sheet.open('What you may feel', 'Grief for an animal is grief. It needs no permission and no excuse.')
  sheet.paragraph(
    'A pet is part of every ordinary hour: the first walk, the sound at the door, the weight at the end of the bed. When that is gone the whole day changes shape. Many people are surprised by how much it hurts. There is nothing wrong with them, and nothing wrong with you.',
  )
  sheet.heading('It comes in many forms')
  sheet.bullets([
    'Tears, or none at all. Both are common.',
    'Tiredness, broken sleep, trouble concentrating.',
    'Listening for a sound that is no longer there.',
    'Relief after a long illness, and guilt about the relief.',
    'Anger: at the illness, at the clinic, at yourself.',
  ])
  sheet.heading('If you had to decide')
  sheet.paragraph(
    'Choosing to end suffering is one of the hardest things a person does for an animal. Doubt afterwards is usual. It may help to write down what the last weeks were like for your pet, and to ask your vet once more what they saw. Most people find that they decided out of love, with what could be known that day.',
  )
  sheet.callout('There is no timetable', [
    'Some people feel lighter after weeks, others after a year. The sharp days come less often. A birthday or an old photograph can bring one back, and then it passes again.',
  ])

  sheet.open('What may help', 'Small things, done gently, one at a time.')
  sheet.heading('In the first days')
  sheet.bullets([
    'Tell one person who will not say that it was only an animal.',
    'Eat something, drink water, and go outside once a day.',
    'Leave the bed and the bowl where they are until you are ready to move them.',
    'Let somebody else make the telephone calls.',
  ])
  sheet.heading('Saying goodbye in your own way')
  sheet.paragraph(
    'A candle in the evening, a walk along the usual way, a letter that nobody else reads, a plant in the garden. Some families set out photographs and each tell one story. A keepsake such as a paw print or a little fur gives the hands something to hold.',
  )
  sheet.heading('Children')
  sheet.paragraph(
    'Children do best with plain words. Say "died", not "went to sleep". Answer what they ask, and no more than they ask. Let them draw, let them help to choose a keepsake, and let them go back to playing: children grieve in short pieces.',
  )
  sheet.heading('Other animals at home')
  sheet.paragraph(
    'A companion animal may search, call, eat less or keep close to you. Keep meals and walks at their usual times. If an animal does not eat for a day, speak to your vet.',
  )

  sheet.open('Someone to talk to', 'You need not be in a crisis to call.')
  sheet.heading('Any time, day or night')
  sheet.bullets(['Lifeline: 13 11 14', 'Beyond Blue: 1300 22 4636', 'Kids Helpline, for people up to 25: 1800 55 1800'])
  sheet.paragraph('In an emergency call 000.')
  sheet.heading('From us')
  sheet.paragraph(
    `Our Client Care team can tell you where your pet is, what happens next and when. They have time for you: ${clientCarePhone(brand.phoneWork)}, every day from eight to six.`,
  )
  sheet.paragraph(
    `Our memorial garden ${BRANDS[brand.code].nearby.garden} is open every day from nine to four. You are welcome to sit there, with or without a reason.`,
  )
  sheet.heading('From your doctor')
  sheet.paragraph(
    'If after some weeks you cannot sleep, eat or work, or if you think of harming yourself, please see your general practitioner. Grief for a pet is a good enough reason to make an appointment.',
  )
  sheet.callout('What happens to your pet in our care', [
    'Every pet has a tag with its own number from the clinic to the return home.',
    "A private cremation is for one pet alone, and only that pet's ashes are returned.",
    'Belongings stay with the pet unless you tell us otherwise.',
    'We do not hurry. If you need more time to choose, we hold everything for you.',
  ])
  return sheet.finish()
}
