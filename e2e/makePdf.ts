import { degrees, PDFDocument, PDFName, PDFNumber, type PDFPage, PDFString } from '@cantoo/pdf-lib';

const A4: [number, number] = [595, 842];

/** A PDF whose pages print their number. */
export async function numberedPdf(pages: number) {
  const pdf = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1) {
    pdf.addPage(A4).drawText(`Sheet ${number} of ${pages}`, { x: 72, y: 700, size: 48 });
  }
  return pdf.save();
}

export async function encryptedPdf() {
  const pdf = await PDFDocument.create();
  pdf.addPage(A4);
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  return pdf.save();
}

/** Two pages that claim to be many; pdf.js counts pages itself only if it cannot find the last one. */
export async function pdfWithFalseCount(pages: number) {
  const pdf = await PDFDocument.create();
  const [first, last] = [pdf.addPage(A4), pdf.addPage(A4)];
  const most = pdf.context.obj({ Type: 'Pages', Count: pages - 1, Kids: [first.ref] });
  const root = pdf.catalog.Pages();
  root.set(PDFName.of('Count'), PDFNumber.of(pages));
  root.set(PDFName.of('Kids'), pdf.context.obj([pdf.context.register(most), last.ref]));
  return pdf.save();
}

function addLink(page: PDFPage, top: number, action: Record<string, unknown>) {
  const { context } = page.doc;
  const Rect = [72, top - 40, 300, top];
  const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect, A: action as never });
  page.node.addAnnot(context.register(link));
}

/** A rotated page with a link to the web and links that would run scripts. */
export async function pdfWithLinks(address: string) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage(A4);
  page.setRotation(degrees(90));
  addLink(page, 800, { S: 'URI', URI: PDFString.of(address) });
  addLink(page, 700, { S: 'URI', URI: PDFString.of('javascript:document.title="taken"') });
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
  addLink(page, 600, script);
  pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj(script));
  return pdf.save();
}
