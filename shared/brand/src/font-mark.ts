/** The attribute of a page that is drawn without its font; the style sheet of `@portal/ui` knows it by the same name. */
export const WITHOUT_FONT = 'data-without-font'
