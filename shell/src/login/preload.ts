/** The sign-in form in its own bundle, which a signed-in page never loads. */
export const loadLogin = () => import(/* webpackChunkName: "login" */ './LoginScreen')
