import { $settings, filesMessages } from '../../core/index'
import { useStore } from '../host/use-store'

/** The name of the company, for sentences: "the provider" where the host gives none. */
export function useProvider(): string {
  const t = useStore(filesMessages)
  return useStore($settings).brand.providerLabel || t.provider
}
