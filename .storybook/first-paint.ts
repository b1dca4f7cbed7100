/** What Storybook and its frame show before their scripts run: in the dark, the ground of `look.ts`, and not a white page. */
export const firstPaint = `<style>
@media (prefers-color-scheme: dark) {
  body { background: #131217 }
  .sb-preparing-story, .sb-preparing-docs { background-color: #1b1a20 }
}
</style>`
