// Written by the build: change remote.json.

export const routes = {
  '/manage-practice': async () => (await import(/* webpackChunkName: "manage-practice" */ './manage-practice/ManagePracticeScreen')).ManagePracticeScreen,
  '/manage-practice/new-member': async () => (await import(/* webpackChunkName: "new-member" */ './new-member/NewMemberScreen')).NewMemberScreen,
  '/manage-practice/view-member/:id': async () => (await import(/* webpackChunkName: "member" */ './member/MemberScreen')).MemberScreen,
  '/manage-practice/update-password': async () => (await import(/* webpackChunkName: "update-password" */ './update-password/UpdatePasswordScreen')).UpdatePasswordScreen,
  '/profile': async () => (await import(/* webpackChunkName: "member" */ './member/ProfileScreen')).ProfileScreen,
  '/accounts': async () => (await import(/* webpackChunkName: "accounts" */ './accounts/AccountsScreen')).AccountsScreen,
  '/tagging-guide': async () => (await import(/* webpackChunkName: "tagging-guide" */ './tagging-guide/TaggingGuideScreen')).TaggingGuideScreen,
  '/customer-support': async () => (await import(/* webpackChunkName: "customer-support" */ './customer-support/CustomerSupportScreen')).CustomerSupportScreen,
}
