import { preloadFont } from '@portal/ui/font'

/** The ordinary boot order: nothing but the font is started before React asks for it. */
preloadFont()
