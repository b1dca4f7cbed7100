/** Leaves of the many fields those that are looked for: by their names and groups, and by what is said of them. */

const lower = (text: string | null | undefined) => text?.toLowerCase() ?? ''

export function startFinding(form: HTMLFormElement): void {
  const search = form.querySelector<HTMLInputElement>('#find-field')
  const status = form.querySelector('#found-fields')
  const groups = Array.from(form.querySelectorAll('details'), (group) => {
    const title = lower(group.querySelector('summary')?.textContent)
    const fields = Array.from(group.querySelectorAll<HTMLElement>('.token-field'), (field) => ({
      field,
      label: lower(field.querySelector('label')?.textContent),
      title,
      text: lower(field.querySelector('p')?.textContent),
    }))
    return { group, fields, isOpen: group.open }
  })
  const all = groups.flatMap(({ fields }) => fields)

  const find = () => {
    const wanted = lower(search?.value).trim()
    const named = all.filter(({ label, title }) => label.includes(wanted) || title.includes(wanted))
    const found = new Set([...named, ...all.filter(({ text }) => text.includes(wanted))])
    for (const each of all) each.field.hidden = !found.has(each)
    for (const { group, fields, isOpen } of groups) {
      // What is called by the word stands above what is only said to have to do with it.
      const called = fields.filter(({ label }) => label.includes(wanted))
      group.append(...new Set([...called, ...fields].map(({ field }) => field)))
      group.hidden = fields.every((each) => !found.has(each))
      group.open = wanted ? !group.hidden : isOpen
    }
    // A panel is low, and the first fields stand below its end. A name says more than what is said of it.
    const [first] = found
    if (wanted) first?.field.closest('details')?.scrollIntoView({ block: 'nearest' })
    if (status) status.textContent = wanted ? `${found.size || 'No'} field${found.size === 1 ? '' : 's'}` : ''
  }
  search?.addEventListener('input', (event) => {
    // It changes no theme.
    event.stopPropagation()
    find()
  })
  search?.addEventListener('change', (event) => event.stopPropagation())
}
