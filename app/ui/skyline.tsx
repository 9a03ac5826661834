import { facade } from './skyline.css.ts';
import type { FacadeDrawing } from './skyline.ts';

/** A community's facade at dusk. It is decoration: say the number in words beside it. */
export function Facade({ drawing }: { drawing: FacadeDrawing }) {
  const { width } = drawing;
  return (
    <svg
      viewBox={`0 0 ${width} 240`}
      width={width}
      height={240}
      className={facade}
      aria-hidden
      focusable={false}
    >
      <Towers drawing={drawing} />
    </svg>
  );
}

/**
 * The towers of a facade, standing on the lower edge of its height. One pattern on the grid of
 * facade.ts draws the dark windows.
 */
export function Towers({ drawing: { name, tones, windows, lit } }: { drawing: FacadeDrawing }) {
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
