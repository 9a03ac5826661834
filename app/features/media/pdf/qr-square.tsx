import type { QrCode } from './qr.server.ts';

/** A QR code, black on white in every theme. */
export const QrSquare = ({
  qr: { size, path, url },
  className,
}: {
  qr: QrCode;
  className: string;
}) => (
  <svg
    viewBox={`-3 -3 ${size + 6} ${size + 6}`}
    className={className}
    role="img"
    aria-label={url}
    shapeRendering="crispEdges"
  >
    <rect x={-3} y={-3} width={size + 6} height={size + 6} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);
