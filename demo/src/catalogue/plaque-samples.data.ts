import type { EngravingDraft } from '@portal/domain/plaque'

/** Words as clinics order them. The plaques' default sizes suit all of them. */
export interface PlaqueSample extends Pick<EngravingDraft, 'icon' | 'iconPlacement'> {
  readonly petName: string
  readonly primaryText: string
  readonly secondaryText: string
  /** Also drawn on plaques that take a photo. */
  readonly hasPhoto: boolean
}

const sample = (
  petName: string, primaryText: string, secondaryText: string,
  icon: EngravingDraft['icon'] = 'None', iconPlacement: EngravingDraft['iconPlacement'] = 'Left', hasPhoto = true,
): PlaqueSample => ({ petName, primaryText, secondaryText, icon, iconPlacement, hasPhoto })

/** Twenty common names, short ones first. The first two designs have the name alone. */
export const PLAQUE_SAMPLES: readonly PlaqueSample[] = [
  sample('Molly', '', '', 'None', 'Left', false),
  sample('Lucy', '', '', 'Dog Paw'),
  sample('Bo', 'Loved', '2024', 'Heart'),
  sample('Max', 'Good boy', '2010 – 2024', 'Dog Paw'),
  sample('Zoë', 'Always loved', '2009 – 2025', "Cat's Paw", 'Right'),
  sample('Luna', 'Always in our hearts', '2012 – 2026', 'Heart'),
  sample('Milo', 'Run free', '14.02.2011 – 03.05.2025', 'Bone'),
  sample('Bella', 'Always in our hearts', '2010 – 2026', 'Dog Paw'),
  sample('Coco', 'Always in our hearts', '2010 – 2026'),
  sample('Lola', 'Always in our hearts', '2010 – 2026', 'Cat 2', 'Left', false),
  sample('Buddy', 'My best friend', '2013 – 2026', 'Dog', 'Right'),
  sample('Jasper', 'Forever by our side', '2008 – 2025', 'Cat 1'),
  sample('Poppy', 'Sleep tight, little one', '2015 – 2026'),
  sample('Daisy', 'Loved', '2011 – 2025', 'Double Cat Paw', 'Left', false),
  sample('Oscar', 'Once by our side', '2007 – 2024', 'Cat 3', 'Right', false),
  sample('Charlie', 'Best dog in the world', '2009 – 2024', 'Dog Paw'),
  sample('Maggie', 'You left paw prints on our hearts', 'Born May 2010, died June 2026', 'Heart'),
  sample('Mr Whiskers', 'Forever loved', '2006 – 2024', 'Cat 4'),
  sample('Bartholomew', 'Our faithful companion', '1 May 2009 – 2 June 2025', 'Horse'),
  sample('Princess Penelope', 'Always in our hearts', '2010 – 2026', 'Heart'),
]
