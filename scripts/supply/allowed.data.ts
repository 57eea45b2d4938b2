/** SPDX ids of licences that only require attribution. */
export const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]

/** Packages with another licence, and why they are used. A name may end in `*`. */
export const EXCEPTIONS: Readonly<Record<string, { readonly licence: string; readonly why: string }>> = {
  '@fontsource*': {
    licence: 'OFL-1.1',
    why: 'Fonts that may be served with software, under their own names and not sold by themselves: as it is done here.',
  },
  '@img/sharp-libvips-*': {
    licence: 'LGPL-3.0-or-later',
    why: 'A library of its own file, loaded as it comes and replaceable; it runs on the server and is handed to nobody.',
  },
  'caniuse-lite': {
    licence: 'CC-BY-4.0',
    why: 'A table of browsers that builds look things up in; none of it is in what is served.',
  },
  'png-js': {
    licence: 'none',
    why: 'Its manifest names none; the file LICENSE beside it is the MIT licence.',
  },
}
