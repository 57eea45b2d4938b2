/** Phrases to choose from for a line, from common to personal. Each fits the 29 characters of a line [ENG-33]. */
export const PHRASES = [
  'Forever in our hearts',
  'Always in our hearts',
  'In loving memory',
  'Loved beyond words',
  'Our faithful friend',
  'My best friend',
  'Always by our side',
  'Until we meet again',
  'Gone but never forgotten',
  'Paw prints on our hearts',
  'Thank you for every day',
  'Sleep softly',
] as const
