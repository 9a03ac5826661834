import { facade } from './facade.css.ts';
import { facadeOf, facadeSize, windowSize, type Tower } from './facade.ts';

/**
 * A community's facade at dusk. It is decoration: say the number in words beside it.
 */
export function Facade({ slug, litWindows }: { slug: string; litWindows: number }) {
  const towers = facadeOf(slug, litWindows);
  const last = towers.at(-1);
  const span = last ? last.x + last.width : facadeSize.width;
  return (
    <svg
      viewBox={`0 0 ${span} ${facadeSize.height}`}
      width={span}
      height={facadeSize.height}
      className={facade}
      aria-hidden
      focusable={false}
    >
      <Towers name={slug} towers={towers} />
    </svg>
  );
}

/**
 * Towers side by side, standing on the lower edge of a facade's height. One pattern a tower draws
 * its dark windows; only lit ones are elements. `name` keeps the patterns of one page apart.
 */
export function Towers({ name, towers }: { name: string; towers: Tower[] }) {
  const { width, height, stepX, stepY, inset } = windowSize;
  const floor = facadeSize.height;
  const id = `w-${name}`;
  return (
    <>
      {towers.map((tower, index) => {
        const top = floor - tower.height;
        const left = tower.x + inset;
        const first = top + inset;
        return (
          <g key={index}>
            <pattern
              id={`${id}${index}`}
              x={left}
              y={first}
              width={stepX}
              height={stepY}
              patternUnits="userSpaceOnUse"
            >
              <path className="u" d={`M0 0h${width}v${height}H0z`} />
            </pattern>
            <path
              className={tower.tone}
              d={`M${tower.x} ${top}h${tower.width}V${floor}H${tower.x}z`}
            />
            <path
              fill={`url(#${id}${index})`}
              d={`M${left} ${first}h${tower.columns * stepX}v${tower.rows * stepY}h-${tower.columns * stepX}z`}
            />
            {tower.lit.map(([column, row]) => (
              <rect
                key={`${column}.${row}`}
                className="l"
                x={left + column * stepX}
                y={first + row * stepY}
                width={width}
                height={height}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}
