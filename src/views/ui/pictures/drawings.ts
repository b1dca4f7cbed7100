/**
 * A stroke of a drawing: its ink, and its SVG path on a 120 × 88 grid. The ink `soft` is an area in a tint of
 * the accent, `paper` an area in the colour of the surface with an outline, `line` a grey line, `mark` a line
 * in the accent, `fill` an area in the accent, and `cut` a line on such an area, in the colour of the
 * surface.
 */
type Stroke = readonly ['soft' | 'paper' | 'line' | 'mark' | 'fill' | 'cut', string]

const disc: Stroke = ['soft', 'M60 8a36 36 0 1 1 0 72 36 36 0 0 1 0-72z']
const sparkle: Stroke = ['mark', 'M97 16v8M93 20h8M22 62v6M19 65h6']

/** The drawings of empty states. Each is a list of strokes, in the order in which they are painted. */
export const drawings = {
  projects: [
    disc,
    ['paper', 'M36 31a4 4 0 0 1 4-4h13l5 6h22a4 4 0 0 1 4 4v23a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4z'],
    ['line', 'M36 40h48'],
    ['mark', 'M44 48h18M44 55h11'],
    sparkle,
  ],
  payments: [
    disc,
    ['paper', 'M43 20h30v48l-5-4-5 4-5-4-5 4-5-4-5 4z'],
    ['line', 'M50 30h16M50 38h16M50 46h9'],
    ['fill', 'M78 42a11 11 0 1 1 0 22 11 11 0 0 1 0-22z'],
    ['cut', 'M73.5 53.5l3 3 6-6.5'],
    sparkle,
  ],
  tickets: [
    disc,
    ['paper', 'M34 29a6 6 0 0 1 6-6h34a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H54l-10 9v-9h-4a6 6 0 0 1-6-6z'],
    ['mark', 'M49 34v2M65 34v2M48 42c4 5 14 5 18 0'],
    ['fill', 'M84 52a7 7 0 1 1 0 14 7 7 0 0 1 0-14z'],
    sparkle,
  ],
  notifications: [
    disc,
    ['paper', 'M60 22a17 17 0 0 0-17 17c0 13-4.5 17-7.5 21h49c-3-4-7.5-8-7.5-21a17 17 0 0 0-17-17z'],
    ['line', 'M54 66a6.2 6.2 0 0 0 12 0M60 18v4'],
    ['mark', 'M53 43l5 5 9-10'],
    sparkle,
  ],
  attention: [
    disc,
    ['paper', 'M46 26h28a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4z'],
    ['paper', 'M53 21h14a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H53a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z'],
    ['mark', 'M51 50l6.5 6.5L70 43'],
    sparkle,
  ],
  consultant: [
    disc,
    ['paper', 'M60 24a11 11 0 1 1 0 22 11 11 0 0 1 0-22z'],
    ['paper', 'M38 68c0-11 9-17 22-17s22 6 22 17z'],
    ['mark', 'M87 30v12M81 36h12'],
  ],
  files: [
    disc,
    ['paper', 'M42 22h24l12 12v32a3 3 0 0 1-3 3H45a3 3 0 0 1-3-3z'],
    ['line', 'M66 22v12h12'],
    ['mark', 'M60 59V44M53 50l7-7 7 7'],
    sparkle,
  ],
  meetings: [
    disc,
    ['paper', 'M38 31a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4z'],
    ['line', 'M38 38h44M49 22v9M71 22v9'],
    ['mark', 'M48 47h6M57 47h6M66 47h6M48 56h6M57 56h6'],
    sparkle,
  ],
  search: [
    disc,
    ['paper', 'M56 24a18 18 0 1 1 0 36 18 18 0 0 1 0-36z'],
    ['line', 'M69 55l14 14'],
    ['mark', 'M50 38l12 9M62 38l-12 9'],
  ],
  'not-found': [
    disc,
    ['paper', 'M34 30a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4z'],
    ['line', 'M34 35h52M40 30.5h.01M45 30.5h.01M50 30.5h.01'],
    ['mark', 'M55 45a5 5 0 1 1 7 4.6c-1.5.7-2 1.6-2 3.4M60 58h.01'],
  ],
  error: [disc, ['paper', 'M60 23l25 42H35z'], ['mark', 'M60 38v13M60 58h.01']],
  offline: [
    disc,
    ['paper', 'M45 62a12 12 0 0 1-1-24 17 17 0 0 1 32-4 14 14 0 0 1 1 28z'],
    ['mark', 'M52 43l16 12M68 43L52 55'],
  ],
} as const satisfies Record<string, readonly Stroke[]>

export type DrawingName = keyof typeof drawings
