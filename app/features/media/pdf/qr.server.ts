import qrcode from 'qrcode';

/** A QR code as an SVG path of rectangles one module high. */
export interface QrCode {
  url: string;
  /** The modules of a side. */
  size: number;
  path: string;
}

/** The QR code of an address. Modules beside each other are one rectangle. */
export function qrCode(url: string): QrCode {
  const { modules } = qrcode.create(url, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let run = 0;
      while (column + run < size && modules.get(row, column + run)) run++;
      // A hair higher than a module, so that no viewer leaves a seam between two rows.
      if (run > 0) path += `M${column} ${row}h${run}v1.02h-${run}z`;
      column += run;
    }
  }
  return { url, size, path };
}
