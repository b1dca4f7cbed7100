import { markdown } from '../content/markdown.ts'

/** A sentence of the document, whose `code` is marked as in Markdown. */
export function Text({ children }: { children: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the project's own text.
  return <span dangerouslySetInnerHTML={{ __html: markdown.renderInline(children) }} />
}

/** An example, as the guides show code. */
export function Example({ language, children }: { language: string; children: string }) {
  const text = `\`\`\`${language}\n${children.trimEnd()}\n\`\`\``
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is an example of the project's own document.
  return <div dangerouslySetInnerHTML={{ __html: markdown.render(text) }} />
}
