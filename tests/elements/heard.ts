/** What a screen reader finds on the page. The browser itself is asked, so it knows of all that is hidden or inert. */
import { cdp } from 'vitest/browser'

/** All nodes of the accessibility tree. */
async function nodes() {
  const { frameTree } = await cdp().send('Page.getFrameTree')
  const frames = [frameTree, ...(frameTree.childFrames ?? [])].map(({ frame }) => frame.id)
  const trees = await Promise.all(
    frames.map((frameId) =>
      cdp()
        .send('Accessibility.getFullAXTree', { frameId })
        .catch(() => ({ nodes: [] })),
    ),
  )
  return trees.flatMap((tree) => tree.nodes)
}

type Node = Awaited<ReturnType<typeof nodes>>[number]

const propertiesOf = (node: Node | undefined) =>
  Object.fromEntries((node?.properties ?? []).map(({ name, value }) => [name, value.value]))

/** What a screen reader hears of a button, by its name. */
export async function heardOf(name: string) {
  const found = (await nodes()).find((node) => node.name?.value === name && node.role?.value === 'button')
  return propertiesOf(found)
}

/** How a text is announced that comes: `polite`, `assertive`, or not at all. */
export async function announcementOf(text: string): Promise<unknown> {
  const tree = await nodes()
  let node = tree.find(
    ({ ignored, name, role }) => !ignored && role?.value === 'StaticText' && name?.value === text,
  )
  while (node) {
    const { live } = propertiesOf(node)
    if (live) return live
    const { parentId } = node
    node = tree.find(({ nodeId }) => nodeId === parentId)
  }
  return undefined
}
