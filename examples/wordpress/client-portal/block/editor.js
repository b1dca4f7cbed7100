/** The block in the editor: which element it is, and its attributes. The page itself draws it, in PHP. */
{
  const { blockEditor, blocks, components, element, i18n } = window.wp
  const { createElement: h } = element
  const { __ } = i18n
  const elements = window.clientPortalElements
  const choices = (words) => words.map((word) => ({ label: word, value: word }))

  /** A field for an attribute: a choice, if only some words are good. */
  const field = (name, words, value, onChange) =>
    words.length > 0
      ? h(components.SelectControl, {
          key: name,
          label: name,
          value,
          options: [{ label: '', value: '' }, ...choices(words)],
          onChange,
        })
      : h(components.TextControl, { key: name, label: name, value, onChange })

  function Edit({ attributes, setAttributes }) {
    const { options } = attributes
    const fields = Object.entries(elements[attributes.element] ?? {}).map(([name, words]) =>
      field(name, words, options[name] ?? '', (value) =>
        setAttributes({ options: { ...options, [name]: value } }),
      ),
    )
    const chosen = h(components.SelectControl, {
      label: __('Element', 'client-portal'),
      value: attributes.element,
      options: choices(Object.keys(elements)),
      onChange: (value) => setAttributes({ element: value, options: {} }),
    })
    return h(
      'div',
      blockEditor.useBlockProps(),
      h(blockEditor.InspectorControls, {}, h(components.PanelBody, {}, chosen, fields)),
      h(components.Placeholder, {
        icon: 'id',
        label: `${__('Client Portal', 'client-portal')}: ${attributes.element}`,
        instructions: __('Clients see it on the page.', 'client-portal'),
      }),
    )
  }

  blocks.registerBlockType('client-portal/element', { edit: Edit, save: () => null })
}
