// Written by the build: change remote.json.

const edit_pages_screens = () => import(/* webpackChunkName: "edit" */ './edit-pages/screens')

export const routes = {
  '/engraving/verify/:bookingId/:quotedProductId': async () => (await import(/* webpackChunkName: "verify" */ './verify/VerifyScreen')).VerifyScreen,
  '/engraving/check-existing': async () => (await import(/* webpackChunkName: "check-existing" */ './approve/check-existing/CheckExistingScreen')).CheckExistingScreen,
  '/engraving/engraving-options': async () => (await edit_pages_screens()).EngravingOptionsScreen,
  '/engraving/customise-text': async () => (await edit_pages_screens()).CustomiseTextScreen,
  '/engraving/image-options': async () => (await edit_pages_screens()).ImageOptionsScreen,
  '/engraving/final-approval': async () => (await edit_pages_screens()).FinalApprovalScreen,
  '/engraving/thank-you': async () => (await import(/* webpackChunkName: "thank-you" */ './approve/thank-you/ThankYouScreen')).ThankYouScreen,
  '/engraving/approved': async () => (await import(/* webpackChunkName: "approved" */ './approve/ApprovedScreen')).ApprovedScreen,
  '/engraving/404': async () => (await import(/* webpackChunkName: "not-available" */ './not-available/NotAvailableScreen')).NotAvailableScreen,
}
