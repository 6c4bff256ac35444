import { zipFile } from './zip-file.js';

const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

interface Parts {
  /** The rows of the sheet as XML. */
  readonly rows: string;
  readonly shared?: readonly string[];
  /** `<mergeCell ref="A2:A3"/>` */
  readonly merged?: string;
  readonly properties?: string;
  readonly before?: string;
}

/** An .xlsx file whose first sheet is hidden and whose second has some rows; cell style 1 is a date, 2 a date of the writer's own format. */
export const workbook = ({ rows, shared = [], merged = '', properties = '', before = '' }: Parts): Buffer => zipFile({
  'xl/workbook.xml': `<?xml version="1.0"?>${before}<workbook ${NS} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr ${properties}/><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId9"/><sheet name="Products" sheetId="2" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/sheet2.xml"/><Relationship Id="rId9" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/styles.xml': `<styleSheet ${NS}><numFmts><numFmt numFmtId="164" formatCode="&quot;am&quot; yyyy\\-mm"/><numFmt numFmtId="165" formatCode="0.00 &quot;days&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': `<sst ${NS}>${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`,
  'xl/worksheets/sheet2.xml': `<worksheet ${NS}><sheetData>${rows}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
});
