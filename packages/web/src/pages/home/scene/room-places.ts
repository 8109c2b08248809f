/** Where things stand in the room. */

/** A pointed arch with two mullions and two transoms. */
export const WINDOW = {
  panes: "M760 634 V330 Q760 108 970 84 Q1180 108 1180 330 V634 Z",
  frame:
    "M740 640 V330 Q740 88 970 60 Q1200 88 1200 330 V640 Z M760 634 V330 Q760 108 970 84 Q1180 108 1180 330 V634 Z",
  bars: "M900 634 V112 M1040 634 V112 M760 330 H1180 M760 482 H1180",
} as const;

export const LAMP = { x: 1160, y: 560 } as const;

export const DESK_TOP = 736;
