/** All steps of editing share one bundle: an owner goes through all of them. */
const edit = () => import(/* webpackChunkName: "edit" */ './edit/screens')

/** Screens by path; owners' pages use these only. */
export const routes = {
  '/engraving/verify/:bookingId/:quotedProductId': async () =>
    (await import(/* webpackChunkName: "verify" */ './verify/VerifyScreen')).VerifyScreen,
  '/engraving/check-existing': async () =>
    (await import(/* webpackChunkName: "check-existing" */ './check-existing/CheckExistingScreen')).CheckExistingScreen,
  '/engraving/engraving-options': async () => (await edit()).EngravingOptionsScreen,
  '/engraving/customise-text': async () => (await edit()).CustomiseTextScreen,
  '/engraving/image-options': async () => (await edit()).ImageOptionsScreen,
  '/engraving/final-approval': async () => (await edit()).FinalApprovalScreen,
  '/engraving/thank-you': async () =>
    (await import(/* webpackChunkName: "thank-you" */ './thank-you/ThankYouScreen')).ThankYouScreen,
  '/engraving/approved': async () =>
    (await import(/* webpackChunkName: "approved" */ './approved/ApprovedScreen')).ApprovedScreen,
  '/engraving/404': async () =>
    (await import(/* webpackChunkName: "not-available" */ './not-available/NotAvailableScreen')).NotAvailableScreen,
}
