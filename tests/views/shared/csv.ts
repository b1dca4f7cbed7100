/** The file of "Export as CSV". */
import { expect, vi } from 'vitest'
import { until } from '../../elements/page'
import { press } from '../../elements/person'

/** Saves the file of an element. @returns its lines */
export async function exportedBy(element: Element): Promise<string[]> {
  const made = vi.spyOn(URL, 'createObjectURL')
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await press(element, 'Export as CSV')
  await until(() => expect(made).toHaveBeenCalled())
  const [file] = made.mock.lastCall ?? []
  made.mockRestore()
  clicked.mockRestore()
  return (await (file as Blob).text()).trim().split('\r\n') // nothing else is saved
}
