/** The sign-in form, split off so that a signed-in page never downloads it. */
export const loadLogin = () => import(/* webpackChunkName: "login" */ './LoginScreen')
