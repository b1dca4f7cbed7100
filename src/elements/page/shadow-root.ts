import { unclobbered } from '../../core/index'
import { adoptStyles } from '../../views/ui/style/sheet'
import { keepTyping } from './typing'

/** Makes a shadow root ready for its view. A move to another document needs it again. */
export function prepareRoot(root: ShadowRoot): void {
  // React makes its nodes by the document of the root that it draws in.
  const value = unclobbered(root.host.ownerDocument)
  Object.defineProperty(root, 'ownerDocument', { value, configurable: true })
  adoptStyles(root)
  keepTyping(root)
}
