/** From this share of the musts on, the score counts every point in full. Source: docs/score.md, 3. */
export const gateOpen = 0.5;
