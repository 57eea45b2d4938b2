/** Words that begin a last name of several words. */
export const NAME_PARTICLES = new Set('van von der den de di da del della la le du dos ter ten bin al el'.split(' '))

/** Values that practice software writes for an unknown value. */
export const NOTHING_KNOWN = new Set(
  ['', '-', '--', 'n/a', 'na', 'none', 'nil', 'not recorded', 'not known', 'tbc', '?', 'null', 'not specified'],
)

export const FEMALE = new Set('f fs sf fn nf fe fi ef female fem spayed speyed spay bitch queen girl doe mare'.split(' '))
export const MALE = new Set('m mn nm mc cm me mi em male castrated boy dog buck gelding stallion'.split(' '))
export const SEX_UNKNOWN = new Set('u unk unknown undetermined unsexed'.split(' '))
