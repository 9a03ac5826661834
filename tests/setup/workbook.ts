import { textContent, zipResponse, type ZipEntry } from '#app/features/media/zip/zip.server.ts';

/** A cell: a text, a number, a day, or a formula with its last value. */
type Cell = string | number | Date | { formula: string; value: number };

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook (.xlsx) with these sheets, as a spreadsheet saves it. */
export async function workbook(sheets: Record<string, Cell[][]>): Promise<Uint8Array<ArrayBuffer>> {
  const names = Object.keys(sheets);
  const parts = names.map((_, at) => `/xl/worksheets/sheet${at + 1}.xml`);
  const files = new Map([
    [
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
        .map(
          (part) =>
            `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
        )
        .join('')}</Types>`,
    ],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${names
        .map(
          (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...names.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
        ['styles', 'styles.xml'],
      ]),
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    ...Object.values(sheets).map((rows, at): [string, string] => [
      `xl/worksheets/sheet${at + 1}.xml`,
      `<worksheet xmlns="${main}"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
    ]),
  ]);
  return zipped(new Map([...files].map(([name, text]) => [name, header + text])));
}

/** A ZIP file with these texts. */
export async function zipped(files: Map<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [name, text] of files) {
      yield { name, content: textContent(text) };
      await Promise.resolve();
    }
  }
  return new Uint8Array(await zipResponse(entries(), 'test.zip').arrayBuffer());
}

const relations = (targets: [type: string, target: string][]): string =>
  `<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${documents}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const rowOf = (cells: Cell[], row: number): string =>
  `<row r="${row + 1}">${cells.map((cell, at) => cellOf(cell, `${columnName(at)}${row + 1}`)).join('')}</row>`;

function cellOf(cell: Cell, at: string): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (cell instanceof Date) {
    return `<c r="${at}" s="1"><v>${(cell.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000}</v></c>`;
  }
  if (typeof cell === 'object') {
    return `<c r="${at}"><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`;
  }
  return cell === '' ? '' : `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}

const columnName = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
