/** Drawings on a grid of 24, in lines of the colour of the words beside them. */
const paths = {
  condo: 'M4 21V5l8-2v18M12 8l8 2v11M2 21h20M8 8v0M8 12v0M8 16v0M16 13v0M16 17v0',
  tag: 'M3 12V4a1 1 0 0 1 1-1h8l9 9-9 9zM8 8v0',
  people:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21a7 7 0 0 1 14 0M16 3.5a4 4 0 0 1 0 7M18 14.5a7 7 0 0 1 4 6.5',
  search: 'M10.5 18a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M16 16l5 5',
  star: 'M12 3l2.8 5.9 6.2.9-4.5 4.5 1.1 6.3L12 17.6l-5.6 3 1.1-6.3L3 9.8l6.2-.9z',
  EMERGENCY: 'M12 3l10 18H2zM12 10v5M12 18v0',
} as const;

/** A small drawing: one that every page may have, or lines of its own. It is decoration: say in words what it is. */
export const Icon = ({
  name,
  path,
  filled = false,
}: {
  name?: keyof typeof paths;
  path?: string;
  filled?: boolean;
}) => (
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
    <path d={name ? paths[name] : path} />
  </svg>
);
