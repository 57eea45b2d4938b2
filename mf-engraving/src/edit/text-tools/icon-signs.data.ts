import type { PlaqueIcon } from '@portal/domain/plaque'

/** Signs that people type for an icon. */
export const ICON_SIGNS: Readonly<Partial<Record<PlaqueIcon, readonly string[]>>> = {
  Heart: ['♥', '❤', '♡', '❣', '💕', '💖', '💗', '💓', '💙', '💚', '💛', '💜', '🧡', '🖤', '🤍', '🤎', '🩷'],
  'Dog Paw': ['🐾'],
  Bone: ['🦴'],
  Dog: ['🐶', '🐕', '🐩'],
  'Cat 1': ['🐱', '🐈'],
  Horse: ['🐴', '🐎'],
}
