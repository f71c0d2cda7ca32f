export type DocumentLabels = {
  contents: string;
  source: string;
  /** Names the row of links that stays in view. */
  chapters: string;
  /** The link to the PDF in the reader. */
  reader: string;
  /** {year} and {month} stand for the date of issue. */
  imprint: string;
  /** The last page, under the slogan. */
  closing: string;
};
