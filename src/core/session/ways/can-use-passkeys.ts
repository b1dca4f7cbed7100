import { attempt, page } from '../../page/browser'

/** The browser in an app: its pages have no passkeys, or such that the app can read. */
const webView = /; wv\)|(iPhone|iPad|iPod)(?!.*Safari\/)/

/** Whether this page can ask for passkeys: in a frame, without TLS and in the browser of an app, it can't. */
export const canUsePasskeys = (): boolean =>
  attempt(
    () =>
      page?.isSecureContext &&
      'PublicKeyCredential' in page &&
      // In no frame.
      page.parent === page &&
      !webView.test(page.navigator.userAgent),
  ) === true
