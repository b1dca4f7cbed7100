/** A portal too narrow for a side navigation: the navigation becomes a bar at the bottom. */
export const bar = '@container portal (max-width:64em)'
