/** A portal too narrow for a navigation at the side: it becomes a bar at the bottom. */
export const bar = '@container portal (max-width:56rem)'
