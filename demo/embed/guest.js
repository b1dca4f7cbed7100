/**
 * Says before anything is drawn whether nobody is signed in here, so that nothing is shown and then hidden. The widgets know it
 * better, and a little later.
 */
document.documentElement.classList.toggle('guest', !localStorage.getItem('client-portal:token'))
document.addEventListener('cp-sign-in', () => document.documentElement.classList.remove('guest'))
