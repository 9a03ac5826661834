import { skyline } from './skyline.css.ts';
import type { SkylineDrawing } from './skyline.ts';

/** A community's skyline at dusk. It is decoration: put the number in words beside it. */
export function Skyline({ drawing }: { drawing: SkylineDrawing }) {
  const { width } = drawing;
  return (
    <svg
      viewBox={`0 0 ${width} 240`}
      width={width}
      height={240}
      preserveAspectRatio="xMidYMid slice"
      className={skyline}
      aria-hidden
    >
      <Towers drawing={drawing} />
    </svg>
  );
}

/**
 * The towers of a skyline, which stand on its lower edge. One pattern on the grid of
 * skyline.ts draws the dark windows.
 */
export function Towers({ drawing: { name, tones, windows, lit } }: { drawing: SkylineDrawing }) {
  const id = `w-${name}`;
  return (
    <>
      <pattern id={id} x={10} y={11} width={15} height={17} patternUnits="userSpaceOnUse">
        <path className="u" d="M0 0h8v10H0z" />
      </pattern>
      <path className="c" d={tones.c} />
      <path className="b" d={tones.b} />
      <path className="a" d={tones.a} />
      <path fill={`url(#${id})`} d={windows} />
      <g>
        {lit.map((path) => (
          <path key={path} className="l" d={path} />
        ))}
      </g>
    </>
  );
}
