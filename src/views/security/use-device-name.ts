import { securityMessages } from '../../core/index'
import { useStore } from '../host/use-store'

interface Device {
  browser?: string | undefined
  system?: string | undefined
}

/** Names a browser: `Firefox, Windows`. */
export function useDeviceName(): (device: Device) => string {
  const t = useStore(securityMessages)
  return ({ browser = '', system = '' }) =>
    browser && system ? t.device({ browser, system }) : browser || system || t.unknownBrowser
}
