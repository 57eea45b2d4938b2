/** The attribute of a page that is rendered without its font. The style sheet of `@portal/ui` uses the same name. */
export const WITHOUT_FONT = 'data-without-font'
