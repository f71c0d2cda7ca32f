export type DocumentLabels = {
  contents: string;
  source: string;
  /** Of the row of links that follows the reader. */
  chapters: string;
  /** Of the link to the PDF, page by page. */
  reader: string;
  /** {year} and {month} stand for the document's. */
  imprint: string;
  /** The last page, under the slogan. */
  closing: string;
};
