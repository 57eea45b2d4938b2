/** What a screen says where something of it failed. */
export const FAILURE =
  /could not (be|load|look)|cannot be (loaded|reached|shown|made)|did not load|is (not available|missing at the moment)/i
