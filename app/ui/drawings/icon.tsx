/** Drawings on a grid of 24, in lines of the colour of the words beside them. */
const paths = {
  condo: 'M4 21V5l8-2v18M12 8l8 2v11M2 21h20M8 8v0M8 12v0M8 16v0M16 13v0M16 17v0',
  tag: 'M3 12V4a1 1 0 0 1 1-1h8l9 9-9 9zM8 8v0',
  people:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21a7 7 0 0 1 14 0M16 3.5a4 4 0 0 1 0 7M18 14.5a7 7 0 0 1 4 6.5',
  search: 'M10.5 18a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M16 16l5 5',
  star: 'M12 3l2.8 5.9 6.2.9-4.5 4.5 1.1 6.3L12 17.6l-5.6 3 1.1-6.3L3 9.8l6.2-.9z',
  INFORMATION: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5M12 8v0',
  MAINTENANCE:
    'M14 7a4.5 4.5 0 0 1 6-3.5L17 6.5l.5 2 2 .5L22 6a4.5 4.5 0 0 1-6.5 5.5L7 20a2.1 2.1 0 0 1-3-3l8.5-8.5A4.5 4.5 0 0 1 14 7',
  EMERGENCY: 'M12 3l10 18H2zM12 10v5M12 18v0',
  MEETING: 'M4 5h16v15H4zM4 10h16M8 3v4M16 3v4M8 14h3M8 17h7',
  STATUTORY:
    'M12 3v18M7 21h10M4 7l8-2 8 2M4 7l-2.5 6a2.8 2.8 0 0 0 5 0zM20 7l-2.5 6a2.8 2.8 0 0 0 5 0z',
} as const;

/** A small drawing. It is decoration: say in words what it is. */
export const Icon = ({ name, filled = false }: { name: keyof typeof paths; filled?: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width={20}
    height={20}
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable={false}
  >
    <path d={paths[name]} />
  </svg>
);
